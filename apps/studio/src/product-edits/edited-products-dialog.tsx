import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { type ItemState, itemStates, type ProductEdit } from '@vitrine/core/product-edits/product-edit.ts';
import { productEditCalls as calls } from '@vitrine/core/product-edits/product-edits.calls.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { t } from '../messages/translate.ts';
import { resultInWords } from './edit-words.ts';
import styles from './product-edits.module.css';

export interface EditedProductsDialogProps {
  readonly edit: ProductEdit;
  readonly onClose: () => void;
}

/** What became of each product; those that stayed first, as they may need a person. */
export function EditedProductsDialog({ edit, onClose }: EditedProductsDialogProps) {
  const [state, setState] = useState<ItemState>(
    edit.undoKept > 0 ? 'undoKept' : edit.kept > 0 ? 'kept' : edit.undone > 0 ? 'undone' : 'changed',
  );
  const [cursor, setCursor] = useState<string | null>(null);
  const query = { state, ...(cursor === null ? {} : { cursor }) };
  const list = useCall(calls.products, { params: { editId: edit.id }, query }, { keepsPrevious: true });
  const { products = [], currency = 'USD', next = null, previous = null } = list.data ?? {};
  return (
    <Dialog title={t('edits.products')} isOpen onClose={onClose}>
      <SelectField
        label={t('state')}
        value={state}
        onChange={value => {
          setState(itemStates.find(one => one === value) ?? 'changed');
          setCursor(null);
        }}
        choices={itemStates.map(value => ({ value, label: t(`edits.item.${value}`) }))}
      />
      <CallState call={list} empty={products.length === 0 && <p>{t('edits.noProducts')}</p>} />
      <ul className={styles.list}>
        {products.map(product => (
          <li key={product.productId}>
            <Link to={`/config/products/${product.productId}`}>{product.title}</Link>
            <span>{resultInWords(product, currency)}</span>
          </li>
        ))}
      </ul>
      {(previous !== null || next !== null) && (
        <div className={styles.pager}>
          <Button isDisabled={previous === null} onPress={() => setCursor(previous)}>
            {t('previous')}
          </Button>
          <Button isDisabled={next === null} onPress={() => setCursor(next)}>
            {t('next')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
