import { Button } from '@vitrine/controls/button/button.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { type Currency, currencyDecimals } from '@vitrine/core/money/money.ts';
import { readAmount } from '@vitrine/core/money/read-amount.ts';
import { useState } from 'react';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { formatAmount, formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';

interface AmountFormProps {
  readonly hint: string;
  readonly label: string;
  readonly action: string;
  readonly currency: string;
  /** The maximum, in minor units. */
  readonly most: number;
  /** The initial amount in minor units; without it the field is empty. */
  readonly proposed?: number;
  readonly isPending: boolean;
  /** Why it was refused. */
  readonly error: unknown;
  readonly onSubmit: (amount: number) => void;
}

/** Asks for an amount of money above zero and up to the maximum. */
export function AmountForm({ hint, label, action, currency, most, proposed, ...form }: AmountFormProps) {
  const decimals = currencyDecimals[currency as Currency] ?? 2;
  const [typed, setTyped] = useState(proposed === undefined ? '' : formatAmount(proposed, currency));
  const [invalid, setInvalid] = useState<string | null>(null);
  const problem = invalid ?? fieldProblems(form.error).amount;
  const submit = () => {
    const amount = readAmount(typed, decimals);
    if (amount === null || amount < 1 || amount > most) {
      setInvalid(t('refundPartInvalid', { price: formatPrice(most, currency) }));
      return focusFirstProblem();
    }
    form.onSubmit(amount);
  };
  return (
    <Form onSubmit={submit} problem={form.error && problem === undefined ? messageOf(form.error) : null}>
      <p>{hint}</p>
      <TextField
        label={label}
        value={typed}
        onChange={text => {
          setInvalid(null);
          setTyped(text);
        }}
        problem={problem}
        inputMode="decimal"
        unit={currency}
        autoFocus
      />
      <Button kind="primary" type="submit" isPending={form.isPending}>
        {action}
      </Button>
    </Form>
  );
}
