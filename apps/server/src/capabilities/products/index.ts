import type { Capability } from '../../capability.ts';
import { on } from '../../events.ts';
import { languageChanged, revisionShown } from '../tenancy/index.ts';
import { categoryRoutes } from './categories.routes.ts';
import { countListsJob } from './count-lists.ts';
import { followShopsJob, followShopsLater } from './follow-shops.ts';
import { forgetCategoriesJob, indexCategoryJob, purgeCategoriesJob } from './index-categories.ts';
import { reindexProducts, reindexProductsJob } from './index-products.ts';
import { followDaysJob, followRulesJob, purgeCollectionsJob } from './product-collections/follow-rules.ts';
import { productCollectionRoutes } from './product-collections/product-collections.routes.ts';
import { followSalesJob, purgeProductsJob, showScheduledJob } from './products.jobs.ts';
import { productRoutes } from './products.routes.ts';
import { serveProductsFile } from './products-file.routes.ts';

export { changeProducts, type EvenChange, readSomeProducts } from './change-products.ts';
export { correctSearch } from './correct-search.ts';
export { countLowStock } from './count-low-stock.store.ts';
export { createProduct } from './create-product.ts';
export { deleteProduct, removeProduct, restoreProduct, unmakeProducts } from './delete-product.ts';
export {
  findCategoryPlace,
  findCategoryTrails,
  listVisibleCategories,
} from './find-category.ts';
export { anyStock, findFilteredProducts } from './find-filtered-products.ts';
export { countProducts, findProductCards, findProductPage } from './find-product-cards.ts';
export {
  type FoundProduct,
  findProduct,
  findProductDetail,
  findProductDetails,
  loadProductDetail,
  loadWithRelated,
} from './find-product-detail.ts';
export { findSaleVariants, type SaleVariant } from './find-sale-variants.ts';
export { findVariantByOptions } from './find-variant-by-options.ts';
export { holdProducts, showProducts } from './held-back-products.ts';
export { indexAllProducts } from './index-products.ts';
export { listCollectionEntries, listProductEntries, type ProductEntry } from './list-product-entries.ts';
export { studioFilterOf } from './list-products.ts';
export { listSaleProducts } from './list-sale-products.ts';
export { findProductTerm, listProductCategories } from './list-terms.ts';
export { removeCategory, restoreCategory } from './place-category.ts';
export { readProductsAsPut } from './product-as-put.ts';
export {
  removeProductCollection,
  restoreProductCollection,
} from './product-collections/change-collection.ts';
export { findCollectionPlace } from './product-collections/find-collection.ts';
export { countCollections, listCollectionsUsing } from './product-collections/product-collections.store.ts';
export { putProductCollections } from './product-collections/put-product-collections.ts';
export { namesForFile, readShopSlugs } from './product-file-names.ts';
export { countStarterProducts, type TermKey } from './product-lists.store.ts';
export { readProductNames, readProductsOfSkus } from './product-names.store.ts';
export { readProductPrints } from './product-prints.ts';
export type { KeptRating } from './product-rows.ts';
export { soldFileReplaced } from './products.events.ts';
export {
  listCategoriesUsing,
  listProductsSelling,
  listProductsUsing,
  readProductDownloads,
  replaceInProducts,
} from './products-using.store.ts';
export { putCategories } from './put-categories.ts';
export { announceProduct, readRatings } from './ratings.store.ts';
export { readShops, shopsAmong } from './read-shops.ts';
export { renewProductEstimates } from './renew-product-estimates.ts';
export { findProductIds, searchProducts } from './search-products.ts';
export { termOfShop, termWithin } from './shop-terms.ts';
export { hasProducts } from './shops.store.ts';
export { matchingProducts } from './studio-lists.store.ts';
export { updateProduct } from './update-product.ts';
export { type UpsertedProduct, type UpsertProduct, upsertProducts } from './upsert-products.ts';
export { findVariantMeasures, type VariantMeasures } from './variant-measures.ts';
export { readVariantsOfCode } from './variants.store.ts';

export const productsCapability: Capability = {
  name: 'products',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: [...productRoutes, ...categoryRoutes, ...productCollectionRoutes],
  routes: serveProductsFile,
  jobs: [
    countListsJob,
    followDaysJob,
    followRulesJob,
    followSalesJob,
    followShopsJob,
    forgetCategoriesJob,
    indexCategoryJob,
    purgeCategoriesJob,
    purgeCollectionsJob,
    purgeProductsJob,
    reindexProductsJob,
    showScheduledJob,
  ],
  subscriptions: [
    on(revisionShown, (context, { revisionId }) => followShopsLater(context, revisionId)),
    on(languageChanged, ({ database, jobs, website }) =>
      jobs.enqueue(database, reindexProducts, { websiteId: website.id, data: {}, key: website.id }),
    ),
  ],
};
