import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { categoryCalls as calls } from '@vitrine/core/products/categories.calls.ts';
import type { ListedCategory } from '@vitrine/core/products/category.ts';
import { maxCategoryLength } from '@vitrine/core/products/product.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useChange } from '../api/use-call.ts';
import { refusedForm } from '../frame/refused-form.ts';
import { t } from '../messages/translate.ts';

/** Where a category is created: below another or at the top. */
export interface NewPlace {
  readonly parent: ListedCategory | null;
}

interface CategoryDialogProps {
  readonly place: NewPlace;
  readonly onClose: () => void;
}

export function CategoryDialog({ place: { parent }, onClose }: CategoryDialogProps) {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const create = useChange(calls.create, [calls.list]);
  const save = () =>
    create.mutate(
      { body: { name, parentId: parent?.id ?? null } },
      {
        onSuccess: ({ category }) => {
          onClose();
          navigate(`/config/categories/${category.id}`);
        },
        onError: () => undefined,
      },
    );
  const { problems, whole } = refusedForm(create.error, { name: t('category.name') });
  return (
    <Dialog
      title={t('category.new')}
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
        maxLength={maxCategoryLength}
        problem={problems.name ?? (whole === null ? undefined : whole)}
        {...(parent === null ? {} : { help: t('category.below', { name: parent.name }) })}
        autoFocus
      />
    </Dialog>
  );
}
