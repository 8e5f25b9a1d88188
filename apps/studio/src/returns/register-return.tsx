import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { CheckField, SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { NumberEntry } from '@vitrine/controls/field/number-entry.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { newId } from '@vitrine/core/id/id.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import type { Returnable } from '@vitrine/core/returns/return.ts';
import { returnCalls } from '@vitrine/core/returns/returns.calls.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { ordersStale } from '../orders/orders-stale.ts';
import styles from './returns.module.css';

interface RegisterReturnProps {
  readonly order: Order;
  readonly returnable: Returnable;
}

/** For a parcel that arrives unannounced, or a buyer on the phone (rule RETURN-12). */
export function RegisterReturn(props: RegisterReturnProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <div className={styles.buttons}>
        <Button onPress={() => setIsOpen(true)}>{t('returns.register')}</Button>
      </div>
      <Dialog title={t('returns.register')} isOpen={isOpen} onClose={close}>
        {isOpen && <RegisterForm {...props} onClose={close} />}
      </Dialog>
    </>
  );
}

function RegisterForm({
  order,
  returnable,
  onClose,
}: RegisterReturnProps & { readonly onClose: () => void }) {
  const { reasons } = returnable;
  const toast = useToast();
  // The same return sent twice is one.
  const [returnId] = useState(newId);
  const [pieces, setPieces] = useState<ReadonlyMap<string, number>>(new Map());
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [comment, setComment] = useState('');
  const [isBuyerTold, setIsBuyerTold] = useState(order.email !== '');
  const [problem, setProblem] = useState<string | null>(null);
  const create = useChange(returnCalls.create, ordersStale);
  const reasonOf = (lineId: string) => chosen.get(lineId) ?? reasons[0] ?? '';
  const submit = () => {
    const lines = [...pieces].flatMap(([lineId, quantity]) =>
      quantity > 0 ? [{ lineId, quantity, reason: reasonOf(lineId) }] : [],
    );
    if (lines.length === 0) return setProblem(t('returns.pickOne'));
    create.mutate(
      { params: { orderId: order.id }, body: { returnId, lines, comment, isBuyerTold } },
      {
        onError: error => setProblem(messageOf(error)),
        onSuccess: () => {
          toast({ message: t('returns.registered') });
          onClose();
        },
      },
    );
  };
  return (
    <Form onSubmit={submit} problem={problem}>
      <p>{t('returns.registerHint')}</p>
      {order.lines.map(line => {
        const most = returnable.lines.find(({ lineId }) => lineId === line.id)?.most ?? 0;
        const quantity = pieces.get(line.id) ?? 0;
        return (
          most > 0 && (
            <div key={line.id} className={styles.choice}>
              <NumberEntry
                label={[line.title, line.options].filter(Boolean).join(', ')}
                value={quantity}
                onChange={next => {
                  setProblem(null);
                  setPieces(new Map(pieces).set(line.id, Math.floor(next)));
                }}
                min={0}
                max={most}
                unit={t('returns.of', { n: most })}
              />
              {quantity > 0 && (
                <SelectField
                  label={t('returns.reason', { title: line.title })}
                  value={reasonOf(line.id)}
                  onChange={reason => setChosen(new Map(chosen).set(line.id, reason))}
                  choices={reasons.map(value => ({ value, label: value }))}
                />
              )}
            </div>
          )
        );
      })}
      <TextField label={t('returns.note')} value={comment} onChange={setComment} rows={2} maxLength={1000} />
      {order.email !== '' && (
        <CheckField
          label={t('tellBuyer', { email: order.email })}
          isOn={isBuyerTold}
          onChange={setIsBuyerTold}
        />
      )}
      <Button kind="primary" type="submit" isPending={create.isPending}>
        {t('returns.register')}
      </Button>
    </Form>
  );
}
