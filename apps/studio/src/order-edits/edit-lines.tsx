import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { NumberEntry } from '@vitrine/controls/field/number-entry.tsx';
import type { EditableOrder } from '@vitrine/core/order-edits/order-edit.ts';
import type { OrderLine } from '@vitrine/core/orders/order-line.ts';
import { useState } from 'react';
import { AddProductDialog } from '../draft-orders/add-product-dialog.tsx';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { Actions, Part } from '../website/room-page.tsx';
import { CustomLineDialog } from './custom-line-dialog.tsx';
import styles from './order-edits.module.css';
import type { TypedEdit } from './typed-edit.ts';

interface EditLinesProps {
  readonly order: EditableOrder;
  readonly typed: TypedEdit;
  /** As the server prices them; empty until it has. */
  readonly priced: readonly OrderLine[];
  readonly onChange: (change: Partial<TypedEdit>) => void;
}

/** The items of the order with their new quantities, and what is added to it. */
export function EditLines({ order, typed, priced, onChange }: EditLinesProps) {
  const [isAdding, setIsAdding] = useState(false);
  const [isWriting, setIsWriting] = useState(false);
  const { currency } = order;
  const { added } = typed;
  const setAdded = (lines: TypedEdit['added']) => onChange({ added: lines });
  return (
    <Part title={t('orderEdit.items')}>
      <ul className={styles.lines}>
        {order.lines.map(line => (
          <KeptLine
            key={line.id}
            line={line}
            currency={currency}
            quantity={typed.quantities.get(line.id) ?? line.quantity}
            onChange={quantity => onChange({ quantities: new Map(typed.quantities).set(line.id, quantity) })}
          />
        ))}
        {added.map(line => {
          const known = priced.find(({ id }) => id === line.id);
          const title = line.custom?.title ?? known?.title ?? '…';
          return (
            <li key={line.id} className={styles.line} data-change="added">
              <div className={styles.text}>
                <strong>{title}</strong> {known?.options}
                <span className={styles.small}>
                  {t('orderEdit.added')}
                  {known && ` · ${formatPrice(known.unitPrice, currency)}`}
                </span>
              </div>
              <div className={styles.quantity}>
                <NumberEntry
                  label={t('orderEdit.quantity', { title })}
                  value={line.quantity}
                  min={1}
                  max={9999}
                  onChange={quantity =>
                    setAdded(
                      added.map(one => (one === line ? { ...one, quantity: Math.floor(quantity) } : one)),
                    )
                  }
                />
                <IconButton
                  icon="trash"
                  label={t('orderEdit.remove', { title })}
                  onPress={() => setAdded(added.filter(one => one !== line))}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <Actions>
        <Button icon="plus" onPress={() => setIsAdding(true)}>
          {t('draftOrder.addProduct')}
        </Button>
        <Button icon="plus" onPress={() => setIsWriting(true)}>
          {t('draftOrder.addCustom')}
        </Button>
      </Actions>
      <AddProductDialog
        isOpen={isAdding}
        currency={currency}
        taken={added.flatMap(({ variantId }) => variantId ?? [])}
        onClose={() => setIsAdding(false)}
        onChoose={({ id, variantId }) => {
          setIsAdding(false);
          setAdded([...added, { id, variantId, custom: null, quantity: 1, unitPrice: null }]);
        }}
      />
      <CustomLineDialog
        isOpen={isWriting}
        currency={currency}
        onClose={() => setIsWriting(false)}
        onSave={line => {
          setIsWriting(false);
          setAdded([...added, line]);
        }}
      />
    </Part>
  );
}

interface KeptLineProps {
  readonly line: EditableOrder['lines'][number];
  readonly currency: string;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

function KeptLine({ line, currency, quantity, onChange }: KeptLineProps) {
  const { title, options, least, isFixed } = line;
  const isRemoved = quantity === 0;
  const notes = [
    ...(isRemoved ? [t('orderEdit.removed')] : [formatPrice(line.unitPrice, currency)]),
    ...(quantity === line.quantity ? [] : [t('orderEdit.was', { n: line.quantity })]),
    ...(isFixed ? [t('orderEdit.fixed')] : least > 0 ? [t('orderEdit.least', { n: least })] : []),
  ];
  return (
    <li className={styles.line} data-change={isRemoved ? 'removed' : undefined}>
      <div className={styles.text}>
        <strong>{title}</strong> {options}
        <span className={styles.small}>{notes.join(' · ')}</span>
      </div>
      <div className={styles.quantity}>
        {isFixed && <span>{line.quantity}</span>}
        {!isFixed && (
          <NumberEntry
            key={isRemoved ? 'removed' : 'kept'}
            label={t('orderEdit.quantity', { title })}
            value={quantity}
            min={least}
            max={9999}
            onChange={value => onChange(Math.floor(value))}
          />
        )}
        {!isFixed && isRemoved && (
          <IconButton
            icon="undo"
            label={t('orderEdit.putBack', { title })}
            onPress={() => onChange(line.quantity)}
          />
        )}
        {!isFixed && !isRemoved && least === 0 && (
          <IconButton icon="trash" label={t('orderEdit.remove', { title })} onPress={() => onChange(0)} />
        )}
      </div>
    </li>
  );
}
