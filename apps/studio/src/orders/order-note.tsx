import { Button } from '@vitrine/controls/button/button.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { orderCalls } from '@vitrine/core/orders/orders.calls.ts';
import { useState } from 'react';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { Form } from '../frame/form.tsx';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';

/** Only for the website's staff. */
export function OrderNote({ orderId }: { readonly orderId: string }) {
  const mayManage = useMay('orders.write');
  const [text, setText] = useState('');
  const add = useChange(orderCalls.addNote, [orderCalls.get]);
  if (!mayManage) return null;
  const submit = () => add.mutate({ params: { orderId }, body: { text } }, { onSuccess: () => setText('') });
  const problem = fieldProblems(add.error).text;
  return (
    <Form onSubmit={submit} problem={add.isError && problem === undefined ? messageOf(add.error) : null}>
      <TextField
        label={t('orderNote')}
        rows={2}
        value={text}
        onChange={setText}
        problem={problem}
        help={t('orderNoteHint')}
      />
      <div>
        <Button type="submit" isPending={add.isPending} isDisabled={text.trim() === ''}>
          {t('orderNoteAdd')}
        </Button>
      </div>
    </Form>
  );
}
