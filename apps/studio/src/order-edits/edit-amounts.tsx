import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { taxRows } from '@vitrine/core/cart/tax-amount.ts';
import type { EditPreview } from '@vitrine/core/order-edits/order-edit.ts';
import type { OrderTotals } from '@vitrine/core/orders/order-totals.ts';
import { formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import styles from './order-edits.module.css';

interface EditAmountsProps {
  readonly currency: string;
  readonly isChanged: boolean;
  readonly preview: EditPreview | undefined;
  /** Why it cannot be changed so. */
  readonly problem: string | null;
}

/** Each amount of the order before and after, and what follows from it. */
export function EditAmounts({ currency, isChanged, preview, problem }: EditAmountsProps) {
  if (problem !== null)
    return (
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    );
  if (!isChanged) return <p className={styles.small}>{t('orderEdit.noChange')}</p>;
  if (preview === undefined) return <p role="status">{t('orderEdit.computing')}</p>;
  const { before, after, toPay, toRefund, explanation } = preview;
  const price = (amount: number | null) => (amount === null ? '—' : formatPrice(amount, currency));
  const sentences = explanation.map((sentence, at) => ({ key: `${at} ${sentence}`, sentence }));
  return (
    <>
      <table className={styles.amounts}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('orderEdit.before')}</th>
            <th scope="col">{t('orderEdit.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(before, after).map(({ label, from, to, isTotal }) => (
            <tr key={label} data-total={isTotal ? '' : undefined}>
              <th scope="row">{label}</th>
              <td>{price(from)}</td>
              <td data-changed={from === to ? undefined : ''}>{price(to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div role="status" className={styles.outcome}>
        {toPay > 0 && (
          <Outcome label={t('orderEdit.toPay')} amount={price(toPay)} hint={t('orderEdit.toPayHint')} />
        )}
        {toRefund > 0 && (
          <Outcome
            label={t('orderEdit.toRefund')}
            amount={price(toRefund)}
            hint={t('orderEdit.toRefundHint')}
          />
        )}
      </div>
      <details className={styles.explained}>
        <summary>{t('totalsExplained')}</summary>
        <ul>
          {sentences.map(({ key, sentence }) => (
            <li key={key}>{sentence}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

function Outcome({ label, amount, hint }: Readonly<Record<'label' | 'amount' | 'hint', string>>) {
  return (
    <div>
      <p className={styles.due}>
        <span>{label}</span> <strong>{amount}</strong>
      </p>
      <p className={styles.small}>{hint}</p>
    </div>
  );
}

interface Row {
  readonly label: string;
  readonly from: number | null;
  readonly to: number | null;
  readonly isTotal?: boolean;
}

function rowsOf(before: OrderTotals, after: OrderTotals): Row[] {
  const hasDiscount = before.discount > 0 || after.discount > 0;
  return [
    { label: t('subtotal'), from: before.subtotal, to: after.subtotal },
    ...(hasDiscount ? [{ label: t('discount'), from: -before.discount, to: -after.discount }] : []),
    { label: t('shipping'), from: before.shipping, to: after.shipping },
    ...taxesOf(before, after),
    { label: t('total'), from: before.total, to: after.total, isTotal: true },
  ];
}

/** By rate, whether it was there before or is there after. */
function taxesOf(before: OrderTotals, after: OrderTotals): Row[] {
  const word = after.isTaxIncluded ? t('taxIncluded') : t('tax');
  const language = studioLanguage();
  const named = ({ taxes }: OrderTotals) =>
    new Map(taxRows(taxes, { word, language }).map(({ label, amount }) => [label, amount]));
  const [from, to] = [named(before), named(after)];
  return [...new Set([...from.keys(), ...to.keys()])].map(label => ({
    label,
    from: from.get(label) ?? 0,
    to: to.get(label) ?? 0,
  }));
}
