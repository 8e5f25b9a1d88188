import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { maxRelated } from '@vitrine/core/products/product.ts';
import { useState } from 'react';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import { type ChosenProduct, ChosenProducts } from './chosen-products.tsx';

interface RelatedPartProps {
  /** Null while the product is new. */
  readonly productId: string | null;
  readonly relatedIds: readonly string[];
  /** As they were saved, without deleted ones. */
  readonly saved: readonly ChosenProduct[];
  readonly onChange: (relatedIds: string[]) => void;
}

/** What is shown on the page of a product before others that are like it (rule PRODUCT-46). */
export function RelatedPart({ productId, relatedIds, saved, onChange }: RelatedPartProps) {
  const toast = useToast();
  const [added, setAdded] = useState<readonly ChosenProduct[]>([]);
  const known = new Map([...added, ...saved].map(product => [product.id, product]));
  const products = relatedIds.flatMap(id => known.get(id) ?? []);
  // One that lies in the trash stays noted, so that it is shown again when it returns.
  const gone = relatedIds.filter(id => !known.has(id));
  const change = (wanted: readonly ChosenProduct[]) =>
    onChange([...wanted.map(({ id }) => id), ...gone].slice(0, maxRelated));
  const arrange = (wanted: readonly ChosenProduct[]) => {
    change(wanted);
    const removed = products.find(one => !wanted.includes(one));
    if (removed !== undefined)
      toast({
        message: t('product.relatedRemoved', { what: removed.title }),
        action: { label: t('undo'), onAction: () => onChange([...relatedIds]) },
      });
  };
  return (
    <Part title={t('product.related')} hint={t('product.relatedHint')}>
      <ChosenProducts
        label={t('product.related')}
        products={products}
        most={maxRelated}
        full={t('product.relatedFull', { most: maxRelated })}
        without={productId ?? undefined}
        onAdd={product => {
          setAdded([...added, product]);
          change([...products, product]);
        }}
        onArrange={arrange}
      />
    </Part>
  );
}
