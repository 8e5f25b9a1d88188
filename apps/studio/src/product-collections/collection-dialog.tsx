import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { productCollectionCalls as calls } from '@vitrine/core/products/product-collections.calls.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useChange } from '../api/use-call.ts';
import { refusedForm } from '../frame/refused-form.ts';
import { t } from '../messages/translate.ts';

/** Names a new collection, which is opened then. */
export function CollectionDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const create = useChange(calls.create, [calls.list]);
  const save = () =>
    create.mutate(
      { body: { name } },
      {
        onSuccess: ({ collection }) => {
          onClose();
          navigate(`/config/collections/${collection.id}`);
        },
        onError: () => undefined,
      },
    );
  const { problems, whole } = refusedForm(create.error, { name: t('category.name') });
  return (
    <Dialog
      title={t('collection.new')}
      isOpen
      size="small"
      onClose={onClose}
      actions={
        <Button kind="primary" onPress={save} isPending={create.isPending}>
          {t('add')}
        </Button>
      }
    >
      <TextField
        label={t('category.name')}
        value={name}
        onChange={setName}
        onEnter={save}
        maxLength={100}
        problem={problems.name ?? (whole === null ? undefined : whole)}
        autoFocus
      />
    </Dialog>
  );
}
