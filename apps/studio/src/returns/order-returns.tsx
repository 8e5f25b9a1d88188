import { Button } from '@vitrine/controls/button/button.tsx';
import { CheckField } from '@vitrine/controls/field/choice-fields.tsx';
import { NumberEntry } from '@vitrine/controls/field/number-entry.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import type { Order } from '@vitrine/core/orders/order.ts';
import { itemsHeld, type Return } from '@vitrine/core/returns/return.ts';
import { returnCalls } from '@vitrine/core/returns/returns.calls.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { formatMoment, formatPrice } from '../frame/format.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { ordersStale } from '../orders/orders-stale.ts';
import { Part } from '../website/room-page.tsx';
import { RegisterReturn } from './register-return.tsx';
import styles from './returns.module.css';

/** What the buyer of an order sends back, and what can be done about it. */
export function OrderReturns({ order }: { readonly order: Order }) {
  const mayManage = useMay('orders.write');
  const asked = useCall(returnCalls.ofOrder, { params: { orderId: order.id } });
  const { returns = [], returnable } = asked.data ?? {};
  const canRegister = mayManage && returnable !== undefined && returnable.lines.length > 0;
  if (returns.length === 0 && !canRegister) return null;
  return (
    <Part title={t('returns.title')}>
      {returns.length > 0 && (
        <ul className={styles.returns}>
          {returns.map(one => (
            // What was typed belongs to the state it was typed in.
            <OneReturn key={`${one.id} ${one.state}`} one={one} />
          ))}
        </ul>
      )}
      {canRegister && <RegisterReturn order={order} returnable={returnable} />}
    </Part>
  );
}

function OneReturn({ one }: { readonly one: Return }) {
  const mayManage = useMay('orders.write');
  return (
    <li className={styles.return}>
      <h3 className={styles.head}>
        {t('returns.named', { name: one.name })} · {t(`returns.is.${one.state}`)}
      </h3>
      <small>{formatMoment(one.askedAt)}</small>
      <ul className={styles.lines} aria-label={t('returns.items')}>
        {one.lines.map(line => (
          <li key={line.lineId}>
            <strong>{[line.title, line.options].filter(Boolean).join(', ')}</strong>
            <small>
              {[
                t('returns.asked', { n: line.asked }),
                ...(line.accepted === null ? [] : [t('returns.accepted', { n: line.accepted })]),
                ...(line.received === null ? [] : [t('returns.received', { n: line.received })]),
                ...(line.isRestocked ? [t('returns.restocked')] : []),
                line.reason,
              ].join(' · ')}
            </small>
          </li>
        ))}
      </ul>
      {one.comment !== '' && (
        <p>
          <small>{t('returns.comment')}</small>
          <br />
          {one.comment}
        </p>
      )}
      {one.answer !== '' && (
        <p>
          <small>{t('returns.answer')}</small>
          <br />
          {one.answer}
        </p>
      )}
      {mayManage && (one.state === 'asked' || one.state === 'accepted') && <Items one={one} />}
      {mayManage && one.state === 'received' && <Refund one={one} />}
    </li>
  );
}

/** Which items are accepted, or have arrived. */
function Items({ one }: { readonly one: Return }) {
  const isAsked = one.state === 'asked';
  const held = one.lines.filter(line => itemsHeld(line) > 0);
  const [pieces, setPieces] = useState(() => new Map(held.map(line => [line.lineId, itemsHeld(line)])));
  const [restocked, setRestocked] = useState(() => new Set(held.map(({ lineId }) => lineId)));
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<string>();
  const accept = useChange(returnCalls.accept, ordersStale);
  const decline = useChange(returnCalls.decline, ordersStale);
  const receive = useChange(returnCalls.receive, ordersStale);
  const close = useChange(returnCalls.close, ordersStale);
  const params = { returnId: one.id };
  const after = { onError: (error: unknown) => setProblem(messageOf(error)) };
  const go = () => {
    const lines = [...pieces].flatMap(([lineId, quantity]) =>
      quantity > 0 ? [{ lineId, quantity, isRestocked: restocked.has(lineId) }] : [],
    );
    if (lines.length === 0) return setProblem(t('returns.pickOne'));
    return isAsked
      ? accept.mutate(
          { params, body: { lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })) } },
          after,
        )
      : receive.mutate({ params, body: { lines } }, after);
  };
  const end = () => {
    if (isAsked && answer.trim() === '') return setProblem(t('returns.answerNeeded'));
    return (isAsked ? decline : close).mutate({ params, body: { answer } }, after);
  };
  return (
    <>
      {held.map(line => (
        <div key={line.lineId} className={styles.choice}>
          <NumberEntry
            label={[line.title, line.options].filter(Boolean).join(', ')}
            value={pieces.get(line.lineId) ?? 0}
            onChange={quantity => setPieces(new Map(pieces).set(line.lineId, Math.floor(quantity)))}
            min={0}
            max={itemsHeld(line)}
            unit={t('returns.of', { n: itemsHeld(line) })}
          />
          {!isAsked && (
            <CheckField
              label={t('returns.restock', { title: line.title })}
              isOn={restocked.has(line.lineId)}
              onChange={isOn => {
                const next = new Set(restocked);
                if (isOn) next.add(line.lineId);
                else next.delete(line.lineId);
                setRestocked(next);
              }}
            />
          )}
        </div>
      ))}
      <TextField
        label={t('returns.answer')}
        value={answer}
        onChange={text => {
          setProblem(undefined);
          setAnswer(text);
        }}
        rows={2}
        problem={problem}
      />
      <div className={styles.buttons}>
        <Button kind="primary" isPending={accept.isPending || receive.isPending} onPress={go}>
          {t(isAsked ? 'returns.accept' : 'returns.receive')}
        </Button>
        <Button kind="quiet" isPending={decline.isPending || close.isPending} onPress={end}>
          {t(isAsked ? 'returns.decline' : 'returns.close')}
        </Button>
      </div>
    </>
  );
}

function Refund({ one }: { readonly one: Return }) {
  const [isShippingIncluded, setIsShippingIncluded] = useState(false);
  const [problem, setProblem] = useState<string>();
  const refund = useChange(returnCalls.refund, ordersStale);
  const close = useChange(returnCalls.close, ordersStale);
  const params = { returnId: one.id };
  const after = { onError: (error: unknown) => setProblem(messageOf(error)) };
  return (
    <>
      <CheckField
        label={t('returns.withShipping')}
        isOn={isShippingIncluded}
        onChange={setIsShippingIncluded}
      />
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div className={styles.buttons}>
        <Button
          kind="primary"
          isPending={refund.isPending}
          onPress={() => refund.mutate({ params, body: { isShippingIncluded } }, after)}
        >
          {t('returns.refund', { price: formatPrice(one.amount, one.currency) })}
        </Button>
        <Button
          kind="quiet"
          isPending={close.isPending}
          onPress={() => close.mutate({ params, body: { answer: '' } }, after)}
        >
          {t('returns.close')}
        </Button>
      </div>
    </>
  );
}
