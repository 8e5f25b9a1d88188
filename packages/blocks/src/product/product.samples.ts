import { formFieldsSchema } from '@vitrine/core/forms/form-fields.ts';
import { formView } from '@vitrine/core/forms/form-view.ts';
import type { ProductDetail } from '@vitrine/core/products/product-views.ts';
import { ashBowl, mugOnSale, swatchBowl, tallJug, visit } from '@vitrine/widgets/price/product.samples.ts';
import type { SamplesOf } from '../settings-of.ts';
import type { block } from './product.block.ts';

const asked = [
  { kind: 'section', label: 'Your visit', description: 'So that we can prepare.' },
  { kind: 'name', label: 'Who is coming', isRequired: true },
  { kind: 'date', label: 'Day of the visit', description: 'From Tuesday to Saturday.' },
  { kind: 'radio', label: 'Language', options: ['English', 'German'] },
  { kind: 'checkbox', label: 'What to see', options: ['The kiln', 'The glaze kitchen', 'The garden'] },
  {
    kind: 'likert',
    label: 'How you feel about clay',
    options: ['I like getting dirty', 'I have thrown before'],
  },
  { kind: 'currency', label: 'Budget', symbol: '€' },
  { kind: 'textarea', label: 'Anything else', maxLength: 300 },
];
const fields = formFieldsSchema.parse(asked.map((field, at) => ({ ...field, id: `q${at}`.padEnd(24, '0') })));

export const samples: SamplesOf<typeof block, { product: ProductDetail | null }> = [
  { name: 'Two options, prices from', settings: { product: ashBowl.id }, data: { product: ashBowl } },
  { name: 'Buttons and swatches', settings: { product: swatchBowl.id }, data: { product: swatchBowl } },
  { name: 'On sale, one left', settings: { product: mugOnSale.id }, data: { product: mugOnSale } },
  { name: 'Sold out', settings: { product: tallJug.id }, data: { product: tallJug } },
  { name: 'Service without a picture', settings: { product: visit.id }, data: { product: visit } },
  {
    name: 'With questions to the buyer',
    settings: { product: visit.id },
    data: { product: { ...visit, form: formView(fields, 'en') } },
  },
  {
    name: 'Only the form',
    settings: {
      product: ashBowl.id,
      showImage: false,
      showTitle: false,
      showPrice: false,
      showExcerpt: false,
    },
    data: { product: ashBowl },
  },
  { name: 'Empty', settings: {}, data: { product: null } },
];
