import { Button } from '@vitrine/controls/button/button.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { GiftCard } from '@vitrine/core/gift-cards/gift-card.ts';
import { giftCardCalls as calls } from '@vitrine/core/gift-cards/gift-cards.calls.ts';
import { readMoney } from '@vitrine/core/money/read-amount.ts';
import { useState } from 'react';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';

const maxReason = 200;

interface CardProps {
  readonly giftCard: GiftCard;
}

/** Adds to the balance or takes from it, with the reason that its history keeps. */
export function AdjustPart({ giftCard }: CardProps) {
  const toast = useToast();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isAmountBad, setIsAmountBad] = useState(false);
  const adjust = useChange(calls.adjust, [calls.list, calls.get]);
  const problems = fieldProblems(adjust.error);
  const params = { giftCardId: giftCard.id };
  /** The history keeps both entries. */
  const undo = (amount: number) =>
    adjust.mutate(
      {
        params,
        body: { amount: -amount, reason: t('giftCard.undoReason', { reason }).slice(0, maxReason) },
      },
      {
        onSuccess: () => toast({ message: t('giftCard.adjusted') }),
        onError: error => toast({ message: messageOf(error), isError: true }),
      },
    );
  const submit = () => {
    const amount = readMoney(typed, giftCard.currency);
    setIsAmountBad(amount === null || amount === 0);
    if (amount === null || amount === 0) return focusFirstProblem();
    adjust.mutate(
      { params, body: { amount, reason } },
      {
        onSuccess: () => {
          setTyped('');
          setReason('');
          const action = { label: t('undo'), onAction: () => undo(amount) };
          toast({ message: t('giftCard.adjusted'), action });
        },
        onError: focusFirstProblem,
      },
    );
  };
  return (
    <Part title={t('giftCard.adjust')}>
      <Form onSubmit={submit} problem={adjust.isError ? messageOf(adjust.error) : null}>
        <TextField
          label={t('giftCard.adjustBy')}
          help={t('giftCard.adjustByHint')}
          value={typed}
          onChange={value => {
            setIsAmountBad(false);
            setTyped(value);
          }}
          problem={isAmountBad ? t('giftCard.amountNeeded') : problems.amount}
          unit={giftCard.currency}
        />
        <TextField
          label={t('giftCard.reason')}
          value={reason}
          onChange={setReason}
          problem={problems.reason}
          maxLength={maxReason}
        />
        <Button type="submit" isPending={adjust.isPending}>
          {t('giftCard.adjust')}
        </Button>
      </Form>
    </Part>
  );
}

/** The last day on which it is valid. */
export function ValidityPart({ giftCard: { id, validUntil: known } }: CardProps) {
  const toast = useToast();
  const [validUntil, setValidUntil] = useState(known ?? '');
  const save = useChange(calls.setValidity, [calls.list, calls.get]);
  const params = { giftCardId: id };
  const undo = () =>
    save.mutate(
      { params, body: { validUntil: known } },
      { onError: error => toast({ message: messageOf(error), isError: true }) },
    );
  const submit = () =>
    save.mutate(
      { params, body: { validUntil: validUntil || null } },
      {
        onSuccess: () =>
          toast({ message: t('giftCard.didSave'), action: { label: t('undo'), onAction: undo } }),
        onError: focusFirstProblem,
      },
    );
  return (
    <Part title={t('giftCard.settings')}>
      <Form onSubmit={submit} problem={save.isError ? messageOf(save.error) : null}>
        <TextField
          label={t('giftCard.validUntil')}
          help={t('giftCard.validUntilHint')}
          type="date"
          value={validUntil}
          onChange={setValidUntil}
          problem={fieldProblems(save.error).validUntil}
        />
        <Button type="submit" isPending={save.isPending}>
          {t('giftCard.saveValidity')}
        </Button>
      </Form>
    </Part>
  );
}
