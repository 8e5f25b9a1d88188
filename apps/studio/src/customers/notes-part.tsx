import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { Customer } from '@vitrine/core/customers/customer.ts';
import { customerCalls as calls } from '@vitrine/core/customers/customers.calls.ts';
import { useState } from 'react';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { Form } from '../frame/form.tsx';
import { formatMoment } from '../frame/format.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import styles from './customers.module.css';

/** What staff wrote about a customer, with who and when (rule CUSTOMER-5). */
export function NotesPart({ customer: { id: customerId, notes } }: { readonly customer: Customer }) {
  const mayChange = useMay('customers.write');
  const toast = useToast();
  const [text, setText] = useState('');
  const add = useChange(calls.addNote, [calls.get]);
  const remove = useChange(calls.removeNote, [calls.get]);
  const restore = useChange(calls.restoreNote, [calls.get]);
  const problem = fieldProblems(add.error).text;
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  const removeNote = (noteId: string) => {
    const params = { customerId, noteId };
    const onAction = () => restore.mutate({ params }, { onError });
    const onSuccess = () =>
      toast({ message: t('customer.noteDeleted'), action: { label: t('undo'), onAction } });
    remove.mutate({ params }, { onSuccess, onError });
  };
  return (
    <Part title={t('customer.notes')}>
      {mayChange && (
        <Form
          onSubmit={() =>
            add.mutate({ params: { customerId }, body: { text } }, { onSuccess: () => setText('') })
          }
          problem={add.isError && problem === undefined ? messageOf(add.error) : null}
        >
          <TextField
            label={t('customer.note')}
            help={t('customer.noteHint')}
            rows={2}
            maxLength={2000}
            value={text}
            onChange={setText}
            problem={problem}
          />
          <div>
            <Button type="submit" isPending={add.isPending} isDisabled={text.trim() === ''}>
              {t('customer.noteAdd')}
            </Button>
          </div>
        </Form>
      )}
      <ul className={styles.list}>
        {notes.map(note => (
          <li key={note.id}>
            <span className={styles.entry}>
              <span className={styles.text}>{note.text}</span>
              <span className={styles.soft}>
                {note.actor} · {formatMoment(note.at)}
              </span>
            </span>
            {mayChange && (
              <IconButton icon="trash" label={t('customer.noteDelete')} onPress={() => removeNote(note.id)} />
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
