import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { TagsField } from '@vitrine/controls/field/tags-field.tsx';
import { useControls } from '@vitrine/controls/pickers/controls-context.tsx';
import { SearchList, SearchListRow } from '@vitrine/controls/pickers/search-list.tsx';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import { useState } from 'react';
import { useCall } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import styles from './discounts.module.css';

interface ScopeFieldProps {
  readonly label: string;
  readonly productIds: readonly string[];
  readonly categories: readonly string[];
  readonly onChange: (patch: {
    readonly productIds?: readonly string[];
    readonly categories?: readonly string[];
  }) => void;
}

/** Products and categories; none of either means all. */
export function ScopeField({ label, productIds, categories, onChange }: ScopeFieldProps) {
  const { listProducts } = useControls();
  const [isOpen, setIsOpen] = useState(false);
  const without = (id: string) => productIds.filter(one => one !== id);
  return (
    <fieldset className={styles.column}>
      <legend>{label}</legend>
      {productIds.length + categories.length === 0 && <p>{t('discount.everything')}</p>}
      {productIds.length > 0 && (
        <ul className={styles.chosen}>
          {productIds.map(id => (
            <ChosenProduct key={id} id={id} onRemove={() => onChange({ productIds: without(id) })} />
          ))}
        </ul>
      )}
      <div>
        <Button icon="plus" onPress={() => setIsOpen(true)}>
          {t('discount.addProduct')}
        </Button>
      </div>
      <TagsField
        label={t('categories')}
        tags={categories}
        onChange={tags => onChange({ categories: tags })}
        maxLength={100}
      />
      <Dialog title={t('discount.addProduct')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <SearchList
          label={t('discount.addProduct')}
          searchLabel={t('productSearch')}
          nothing={t('productsNoMatch')}
          icon="selling"
          find={listProducts}
          idOf={one => one.id}
          onChoose={({ id }) => {
            setIsOpen(false);
            onChange({ productIds: [...without(id), id] });
          }}
        >
          {products => products.map(one => <SearchListRow key={one.id} {...one} icon="selling" />)}
        </SearchList>
      </Dialog>
    </fieldset>
  );
}

function ChosenProduct({ id, onRemove }: { readonly id: string; readonly onRemove: () => void }) {
  const product = useCall(productCalls.get, { params: { productId: id } });
  const title = product.data?.product.title ?? (product.isError ? t('discount.productGone') : '…');
  return (
    <li>
      <span>{title}</span>
      <IconButton icon="close" label={t('discount.removeProduct', { name: title })} onPress={onRemove} />
    </li>
  );
}
