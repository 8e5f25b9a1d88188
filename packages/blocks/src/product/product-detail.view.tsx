import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import { type Asset, largestAddress } from '@vitrine/core/media/asset.ts';
import type { ProductDetail } from '@vitrine/core/products/product-views.ts';
import { plainText } from '@vitrine/core/rich-text/rich-text.ts';
import { type GallerySlide, slideAttributes } from '@vitrine/widgets/gallery/gallery-slide.ts';
import { Picture } from '@vitrine/widgets/image/picture.view.tsx';
import { byPlace } from '@vitrine/widgets/lists/by-place.ts';
import { messagesFor } from '@vitrine/widgets/messages/messages.ts';
import { Rating } from '@vitrine/widgets/rating/rating.view.tsx';
import { scrollable } from '@vitrine/widgets/scrollable/scrollable.ts';
import type { ReactNode } from 'react';
import { MeasureRows } from './measure-rows.view.tsx';
import { ProductPrice } from './product.view.tsx';
import { ProductDescription } from './product-description.view.tsx';
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

/** The slide's data for the lightbox (rule PURCHASE-10). */
function slideOf(asset: Asset): GallerySlide {
  return {
    id: asset.id,
    url: '',
    kind: 'image',
    asset,
    video: null,
    file: null,
    captions: null,
    title: '',
    description: '',
    link: '',
  };
}

/** A strip that snaps from picture to picture; the thumbnails below link to its pictures. */
function ProductPictures({ product, language }: { product: ProductDetail; language: string }) {
  const { images, title } = product;
  if (images.length === 0) return null;
  const messages = messagesFor(language);
  const numbered = byPlace(images).map(({ key, item }) => ({ number: Number(key) + 1, image: item }));
  const nameOf = (number: number) => messages.imageOf({ number, total: images.length });
  const isMany = images.length > 1;
  return (
    <div className="product-pictures">
      <div className="product-strip" {...(isMany ? scrollable(messages.imagesOf({ title })) : {})}>
        {numbered.map(({ number, image }) => (
          <div
            key={number}
            className="product-strip-place"
            id={`product-image-${number}`}
            {...slideAttributes(slideOf(image), 'light')}
          >
            <a className="product-zoom" href={largestAddress(image)} data-opens="">
              <Picture
                className="product-strip-picture"
                asset={image}
                alt={image.alt || (number === 1 ? title : `${title}: ${nameOf(number)}`)}
                share={{ desktop: 0.55, phone: 1 }}
                room={4 / 5}
                priority={number === 1}
              />
            </a>
          </div>
        ))}
      </div>
      {isMany && (
        <ul className="product-thumbs">
          {numbered.map(({ number, image }) => (
            <li key={number}>
              <a className="product-thumb" href={`#product-image-${number}`} aria-label={nameOf(number)}>
                <Picture asset={image} alt="" sizes="72px" room={1} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
