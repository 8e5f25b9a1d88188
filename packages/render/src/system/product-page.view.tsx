import { type PictureFrame, PictureFrameContext } from '@vitrine/blocks/block-frame.ts';
import { ProductDetailView } from '@vitrine/blocks/product/product-detail.view.tsx';
import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { ProductPageView } from '../page-content.ts';
import { Cards } from './cards.view.tsx';
import { ProductReviews } from './product-reviews.view.tsx';
import { StockNoticeForm } from './stock-notice.view.tsx';
import { Crumbs } from './system-page.view.tsx';

const frame: PictureFrame = { isFirstScreen: true, desktop: 0.92, desktopMax: 1440, phone: 1 };

export function ProductPage({ page, site }: { readonly page: ProductPageView; readonly site: SiteFacts }) {
  const { product, list, categories, crumbs, reviews, notices, related = [], entered } = page;
  const addresses = new Map(categories.map(({ name, address }) => [name, address]));
  return (
    <div className="section theme-lightest section-wide system">
      <div className="section-inner">
        <Crumbs links={crumbs} label={messagesFor(site.language).breadcrumbs} />
        <div className="block block-product" data-block="product">
          <PictureFrameContext value={frame}>
            <ProductDetailView
              product={product}
              site={site}
              {...(entered ? { entered } : {})}
              afterForm={
                notices && <StockNoticeForm offer={notices} shop={site.title} language={site.language} />
              }
              categoryAddress={category => addresses.get(category) ?? list.address}
            />
          </PictureFrameContext>
        </div>
        {reviews && <ProductReviews reviews={reviews} language={site.language} />}
        {related.length > 0 && (
          <section className="related" aria-labelledby="related">
            <h2 id="related">{messagesFor(site.language).relatedProducts}</h2>
            <Cards products={related} isRelated site={site} />
          </section>
        )}
      </div>
    </div>
  );
}
