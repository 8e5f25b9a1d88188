import type { ProductDetail } from '@vitrine/core/products/product-views.ts';
import { EmptyState } from '@vitrine/widgets/empty-state/empty-state.view.tsx';
import { Picture } from '@vitrine/widgets/image/picture.view.tsx';
import { messagesFor } from '@vitrine/widgets/messages/messages.ts';
import { Price } from '@vitrine/widgets/price/price.view.tsx';
import { PriceNotes } from '@vitrine/widgets/price/price-notes.view.tsx';
import type { PropsOf } from '../settings-of.ts';
import type { block } from './product.block.ts';
import { PurchaseForm } from './purchase-form.view.tsx';

type Props = PropsOf<typeof block, { product: ProductDetail | null }>;

export function View({ settings, data, site, isEditing }: Props) {
  const { product } = data;
  if (!product)
    return isEditing ? <EmptyState title="Product" hint="Choose a product of your store." /> : null;
  const { language } = site;
  const hasPicture = settings.showImage && product.image !== null;
  return (
    <article className={hasPicture ? 'product product-pictured' : 'product'}>
      {hasPicture && product.image && (
        <div className="product-frame">
          <Picture
            className="product-picture"
            asset={product.image}
            alt={product.image.alt || product.title}
            share={{ desktop: 0.5, phone: 1 }}
            room={4 / 5}
            priority
          />
          {product.isOnSale && !product.isSoldOut && (
            <span className="product-badge">{messagesFor(language).sale}</span>
          )}
        </div>
      )}
      <div className="product-words">
        {settings.showTitle && (
          <h2 className="product-title">
            <a className="product-link" href={product.address}>
              {product.title}
            </a>
          </h2>
        )}
        {settings.showPrice && <ProductPrice product={product} language={language} />}
        {settings.showExcerpt && product.excerpt !== '' && (
          <p className="product-excerpt">{product.excerpt}</p>
        )}
        {settings.showAddToCart && <PurchaseForm product={product} language={language} />}
      </div>
    </article>
  );
}

/** The price of the product; with script, that of the chosen variant. */
export function ProductPrice({ product, language }: { product: ProductDetail; language: string }) {
  return (
    <div className="product-prices">
      <p className="product-price" data-price="">
        <Price
          price={product.startingPrice}
          before={product.normalPrice}
          isFrom={product.hasVariedPrices}
          language={language}
        />
      </p>
      <PriceNotes
        lowestPrice={product.lowestPrice}
        perUnit={product.perUnit}
        plan={product.plan}
        isFilled={product.variants.some(
          one => one.lowestPrice !== null || one.perUnit !== null || one.plan !== '',
        )}
        language={language}
      />
    </div>
  );
}
