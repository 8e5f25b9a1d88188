import { noFilters } from '@vitrine/core/products/product-filters.ts';
import type { FilterFormView, PageContent } from '../page-content.ts';
import { bowl, mug, onePage } from './page.samples.ts';

export const filterForm: FilterFormView = {
  address: '/shop',
  query: null,
  filters: { ...noFilters, options: ['colour:red'], isInStock: true },
  choices: {
    groups: [
      {
        name: 'option',
        label: 'Colour',
        values: [
          { value: 'colour:red', name: 'Red', count: 3, isChosen: true, color: '#c5282f', image: null },
          { value: 'colour:sand', name: 'Sand', count: 0, isChosen: false, color: null, image: null },
        ],
      },
      {
        name: 'tag',
        label: '',
        values: [{ value: 'new', name: 'New', count: null, isChosen: false, color: null, image: null }],
      },
    ],
    price: { least: 1200, most: 5600 },
    inStock: { count: 3 },
    onSale: { count: null },
    ratings: [
      { stars: 4, count: 2 },
      { stars: 1, count: 3 },
    ],
  },
  money: { currency: 'EUR' },
  total: 3,
  isMore: false,
};

export const productLists: Readonly<Record<string, PageContent>> = {
  'product list': {
    kind: 'product-list',
    list: {
      title: 'Shop',
      description: 'Everything on the shelves.',
      crumbs: [],
      image: null,
      filter: filterForm,
      products: [mug],
      categories: [
        { name: 'All', address: '/shop', isCurrent: true },
        { name: 'Cups', address: '/shop/category/cups', isCurrent: false },
      ],
      pagination: { page: 2, pageCount: 3, previousAddress: '/shop', nextAddress: '/shop?page=3' },
    },
  },
  'empty product list': {
    kind: 'product-list',
    list: {
      title: 'Cups',
      description: '',
      crumbs: [{ name: 'Shop', address: '/shop' }],
      image: bowl,
      products: [],
      categories: [],
      filter: null,
      pagination: onePage,
    },
  },
  'product list without a match': {
    kind: 'product-list',
    list: {
      title: 'Shop',
      description: '',
      crumbs: [],
      image: null,
      products: [],
      categories: [],
      filter: {
        ...filterForm,
        total: 0,
        filters: { ...noFilters, from: '10', to: '20', isInStock: true, isOnSale: true },
      },
      pagination: onePage,
    },
  },
};
