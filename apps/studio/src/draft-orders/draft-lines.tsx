import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import type { DraftInput, DraftLine, DraftOrder } from '@vitrine/core/draft-orders/draft-order.ts';
import type { FormField } from '@vitrine/core/forms/form-fields.ts';
import { makingText } from '@vitrine/core/products/making-text.ts';
import { useState } from 'react';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { Actions, Part } from '../website/room-page.tsx';
import { AddProductDialog } from './add-product-dialog.tsx';
import styles from './draft-orders.module.css';
import { LineDialog } from './line-dialog.tsx';

interface DraftLinesProps {
  readonly draft: DraftOrder;
  readonly currency: string;
  readonly isDisabled: boolean;
  readonly onChange: (lines: DraftInput['lines']) => void;
}

interface Edited {
  readonly line: DraftLine | 'new';
  readonly form: readonly FormField[];
  readonly price: number;
}

/** What is ordered; each line can have a price and a discount of its own (rules DRAFTORDER-2, DRAFTORDER-3). */
export function DraftLines({ draft, currency, isDisabled, onChange }: DraftLinesProps) {
  const [isAdding, setIsAdding] = useState(false);
  const [edited, setEdited] = useState<Edited | null>(null);
  const { lines } = draft.input;
  // One variant with other answers is another line.
  const asked = new Set(draft.lines.flatMap(({ id, form }) => (form.length > 0 ? [id] : [])));
  const put = (line: DraftLine) =>
    onChange(
      lines.some(({ id }) => id === line.id)
        ? lines.map(one => (one.id === line.id ? line : one))
        : [...lines, line],
    );
  return (
    <Part title={t('draftOrder.lines')}>
      {draft.lines.length === 0 && <p>{t('draftOrder.noLines')}</p>}
      <ul className={styles.lines}>
        {draft.lines.map(shown => {
          const line = lines.find(({ id }) => id === shown.id);
          if (!line) return null;
          return (
            <li key={shown.id} className={styles.line}>
              <div>
                <strong>{shown.title}</strong> {shown.options}
                <div className={styles.small}>
                  {line.quantity} × {formatPrice(shown.unitPrice, currency)}
                  {shown.available !== null && ` · ${t('draftOrder.available', { n: shown.available })}`}
                </div>
                {[...shown.choices, ...makingText(shown.madeToOrder, studioLanguage())].map(words => (
                  <div key={words} className={styles.small}>
                    {words}
                  </div>
                ))}
                {line.discount !== null && (
                  <div className={styles.small}>
                    {line.discount.reason}: −{formatPrice(shown.discount, currency)}
                  </div>
                )}
                {shown.problem !== null && (
                  <div className={styles.problem}>{t(`draftOrder.problem.${shown.problem}`)}</div>
                )}
              </div>
              <div className={styles.lineEnd}>
                <strong>{formatPrice(shown.total - shown.discount, currency)}</strong>
                <IconButton
                  icon="write"
                  label={t('draftOrder.editLine', { title: shown.title })}
                  isDisabled={isDisabled}
                  onPress={() => setEdited({ line, form: shown.form, price: shown.unitPrice })}
                />
                <IconButton
                  icon="trash"
                  label={t('draftOrder.removeLine', { title: shown.title })}
                  isDisabled={isDisabled}
                  onPress={() => onChange(lines.filter(({ id }) => id !== shown.id))}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <Actions>
        <Button icon="plus" isDisabled={isDisabled} onPress={() => setIsAdding(true)}>
          {t('draftOrder.addProduct')}
        </Button>
        <Button
          icon="plus"
          isDisabled={isDisabled}
          onPress={() => setEdited({ line: 'new', form: [], price: 0 })}
        >
          {t('draftOrder.addCustom')}
        </Button>
      </Actions>
      <AddProductDialog
        isOpen={isAdding}
        currency={currency}
        isAsking
        taken={lines.flatMap(({ id, variantId }) => (asked.has(id) ? [] : (variantId ?? [])))}
        onClose={() => setIsAdding(false)}
        onChoose={(line, { form, price }) => {
          setIsAdding(false);
          if (form.length === 0) put(line);
          else setEdited({ line, form, price });
        }}
      />
      <LineDialog
        line={edited?.line ?? null}
        form={edited?.form ?? []}
        shopPrice={edited?.price ?? 0}
        currency={currency}
        onClose={() => setEdited(null)}
        onSave={line => {
          setEdited(null);
          put(line);
        }}
      />
    </Part>
  );
}
