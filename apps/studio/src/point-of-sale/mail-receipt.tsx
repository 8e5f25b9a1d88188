import { Button } from '@vitrine/controls/button/button.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { pointOfSaleCalls as calls } from '@vitrine/core/point-of-sale/point-of-sale.calls.ts';
import type { Receipt } from '@vitrine/core/point-of-sale/point-of-sale.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';

/** To an address that is asked for, as often as needed (rule POS-12). */
export function MailReceipt({ receipt }: { readonly receipt: Receipt }) {
  const [email, setEmail] = useState(receipt.email);
  const [sentTo, setSentTo] = useState(receipt.email);
  const mailing = useChange(calls.mailReceipt);
  const send = () =>
    mailing.mutate(
      { params: { orderId: receipt.orderId }, body: { email: email.trim() } },
      { onSuccess: () => setSentTo(email.trim()) },
    );
  return (
    <Form onSubmit={send}>
      <TextField
        label={t('counter.email')}
        type="email"
        value={email}
        onChange={setEmail}
        problem={mailing.isError ? messageOf(mailing.error) : undefined}
      />
      <Button icon="mail" type="submit" isPending={mailing.isPending} isDisabled={email.trim() === ''}>
        {t('counter.mailReceipt')}
      </Button>
      {sentTo !== '' && !mailing.isError && <p role="status">{t('counter.mailed', { email: sentTo })}</p>}
    </Form>
  );
}
