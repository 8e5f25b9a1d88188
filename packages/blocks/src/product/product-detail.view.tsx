import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import type { ProductDetail } from '@vitrine/core/products/product-views.ts';
import { plainText } from '@vitrine/core/rich-text/rich-text.ts';
import { messagesFor } from '@vitrine/widgets/messages/messages.ts';
import { Rating } from '@vitrine/widgets/rating/rating.view.tsx';
import type { ReactNode } from 'react';
import { MeasureRows } from './measure-rows.view.tsx';
import { ProductPrice } from './product.view.tsx';
import { ProductDescription } from './product-description.view.tsx';
import { ProductPictures } from './product-pictures.view.tsx';
import { type EnteredPurchase, PurchaseForm } from './purchase-form.view.tsx';

export interface ProductDetailProps {
  readonly product: ProductDetail;
  readonly site: Pick<SiteFacts, 'language'>;
  /** What a visitor entered without success. */
  readonly entered?: EnteredPurchase;
  /** Below the form. */
  readonly afterForm?: ReactNode;
  /** A link to the list of each category; without links, categories are plain text. */
  readonly categoryAddress?: (category: string) => string;
}

/**
 * The whole page of one product. The same enhancer as the block's activates it, by `data-enhance`; without script
 * its pictures scroll and the form posts (rules PURCHASE-1, PURCHASE-8).
 */
export function ProductDetailView({
  product,
  site,
  entered,
  afterForm,
  categoryAddress,
}: ProductDetailProps) {
  const { language } = site;
  const messages = messagesFor(language);
  return (
    <article className="product-detail" data-enhance="product">
      <ProductPictures product={product} language={language} />
      <div className="product-words">
        <h1 className="product-detail-title">{product.title}</h1>
        {product.rating && (
          <p className="product-rating">
            <a href="#reviews">
              <Rating rating={product.rating} language={language} />
            </a>
          </p>
        )}
        <ProductPrice product={product} language={language} />
        {!isRepeated(product) && <p className="product-excerpt">{product.excerpt}</p>}
        <PurchaseForm product={product} language={language} {...(entered ? { entered } : {})} />
        {afterForm}
        <ProductDescription description={product.description} language={language} />
        <MeasureRows product={product} language={language} />
        {product.categories.length > 0 && (
          <ul className="product-categories" aria-label={messages.listedIn}>
            {product.categories.map(category => (
              <li key={category}>
                {categoryAddress ? <a href={categoryAddress(category)}>{category}</a> : category}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

/** If the description begins with the excerpt, or produced it, the excerpt is left out (rule PURCHASE-11). */
function isRepeated({ excerpt, description }: ProductDetail): boolean {
  const beginning = excerpt.replace(/\s+/g, ' ').replace(/…$/, '').trim();
  return plainText(description).startsWith(beginning);
}
