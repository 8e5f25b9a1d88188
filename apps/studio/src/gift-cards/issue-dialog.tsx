import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { giftCardCalls as calls } from '@vitrine/core/gift-cards/gift-cards.calls.ts';
import { readMoney } from '@vitrine/core/money/read-amount.ts';
import { useState } from 'react';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { ValueToCopy } from '../frame/value-to-copy.tsx';
import { t } from '../messages/translate.ts';
import { FieldRow } from '../website/room-page.tsx';

interface IssueDialogProps {
  readonly currency: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A new card, whose code is shown once (rule GIFTCARD-9). */
export function IssueDialog({ currency, isOpen, onClose }: IssueDialogProps) {
  return (
    <Dialog title={t('giftCard.new')} isOpen={isOpen} onClose={onClose}>
      {isOpen && <IssueForm currency={currency} onClose={onClose} />}
    </Dialog>
  );
}

const empty = {
  amount: '',
  recipientName: '',
  recipientEmail: '',
  message: '',
  sendOn: '',
  validUntil: '',
};

function IssueForm({ currency, onClose }: Omit<IssueDialogProps, 'isOpen'>) {
  const [draft, setDraft] = useState(empty);
  const [isAmountBad, setIsAmountBad] = useState(false);
  const issue = useChange(calls.issue, [calls.list]);
  const problems = fieldProblems(issue.error);
  const field = (name: keyof typeof empty) => ({
    value: draft[name],
    onChange: (value: string) => {
      if (name === 'amount') setIsAmountBad(false);
      setDraft(before => ({ ...before, [name]: value }));
    },
    problem: problems[name],
  });
  const submit = () => {
    const amount = readMoney(draft.amount, currency);
    setIsAmountBad(amount === null || amount < 1);
    if (amount === null || amount < 1) return focusFirstProblem();
    const { sendOn, validUntil } = draft;
    const body = { ...draft, amount, sendOn: sendOn || null, validUntil: validUntil || null };
    issue.mutate({ body }, { onError: focusFirstProblem });
  };
  if (issue.data)
    return (
      <>
        <ValueToCopy label={t('giftCard.issuedCode')} value={issue.data.code} />
        <p>{t('giftCard.issuedHint')}</p>
        {issue.data.giftCard.mailedTo !== '' && <p>{t('giftCard.issuedMailed')}</p>}
        <Button kind="primary" onPress={onClose}>
          {t('giftCard.done')}
        </Button>
      </>
    );
  return (
    <Form onSubmit={submit} problem={issue.isError ? messageOf(issue.error) : null}>
      <TextField
        label={t('giftCard.amount')}
        {...field('amount')}
        problem={isAmountBad ? t('giftCard.amountNeeded') : problems.amount}
        inputMode="decimal"
        unit={currency}
      />
      <TextField label={t('giftCard.recipientName')} maxLength={100} {...field('recipientName')} />
      <TextField
        label={t('giftCard.recipientEmail')}
        help={t('giftCard.recipientEmailHint')}
        type="email"
        {...field('recipientEmail')}
      />
      <TextField label={t('giftCard.message')} rows={3} maxLength={500} {...field('message')} />
      <FieldRow>
        <TextField
          label={t('giftCard.sendOn')}
          help={t('giftCard.sendOnHint')}
          type="date"
          {...field('sendOn')}
        />
        <TextField
          label={t('giftCard.validUntil')}
          help={t('giftCard.validUntilHint')}
          type="date"
          {...field('validUntil')}
        />
      </FieldRow>
      <Button kind="primary" type="submit" isPending={issue.isPending}>
        {t('giftCard.issue')}
      </Button>
    </Form>
  );
}
