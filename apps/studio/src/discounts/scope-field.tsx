import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { useControls } from '@vitrine/controls/pickers/controls-context.tsx';
import { SearchList, SearchListRow } from '@vitrine/controls/pickers/search-list.tsx';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import { useState } from 'react';
import { useCall } from '../api/use-call.ts';
import { CategoryChooser } from '../categories/category-chooser.tsx';
import { useCategoryNames } from '../categories/use-category-names.ts';
import { t } from '../messages/translate.ts';
import styles from './discounts.module.css';

interface ScopeFieldProps {
  readonly label: string;
  readonly productIds: readonly string[];
  /** Their terms. */
  readonly categories: readonly string[];
  readonly problem: string | undefined;
  readonly onChange: (patch: {
    readonly productIds?: readonly string[];
    readonly categories?: readonly string[];
  }) => void;
}

/** Products and categories; none of either means all. */
export function ScopeField({ label, productIds, categories, problem, onChange }: ScopeFieldProps) {
  const { listProducts } = useControls();
  const [open, setOpen] = useState<'products' | 'categories' | null>(null);
  const { categories: all, nameOf } = useCategoryNames();
  const without = (id: string) => productIds.filter(one => one !== id);
  return (
    <fieldset className={styles.column}>
      <legend>{label}</legend>
      {productIds.length + categories.length === 0 && <p>{t('discount.everything')}</p>}
      {productIds.length + categories.length > 0 && (
        <ul className={styles.chosen}>
          {categories.map(term => (
            <Chosen
              key={term}
              name={nameOf(term)}
              onRemove={() => onChange({ categories: categories.filter(one => one !== term) })}
            />
          ))}
          {productIds.map(id => (
            <ChosenProduct key={id} id={id} onRemove={() => onChange({ productIds: without(id) })} />
          ))}
        </ul>
      )}
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.choices}>
        <Button icon="plus" onPress={() => setOpen('products')}>
          {t('discount.addProduct')}
        </Button>
        {all.length > 0 && <Button onPress={() => setOpen('categories')}>{t('category.choose')}</Button>}
      </div>
      {open === 'categories' && (
        <CategoryChooser
          categories={all}
          chosen={new Set(categories)}
          onChange={terms => onChange({ categories: [...terms] })}
          onClose={() => setOpen(null)}
        />
      )}
      <Dialog title={t('discount.addProduct')} isOpen={open === 'products'} onClose={() => setOpen(null)}>
        <SearchList
          label={t('discount.addProduct')}
          searchLabel={t('productSearch')}
          nothing={t('productsNoMatch')}
          icon="selling"
          find={listProducts}
          idOf={one => one.id}
          onChoose={({ id }) => {
            setOpen(null);
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
  return <Chosen name={title} onRemove={onRemove} />;
}

function Chosen({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  return (
    <li>
      <span>{name}</span>
      <IconButton icon="close" label={t('discount.removeProduct', { name })} onPress={onRemove} />
    </li>
  );
}
