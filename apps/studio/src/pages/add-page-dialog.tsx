import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { LinkField } from '@vitrine/controls/pickers/link-field.tsx';
import type { Collection } from '@vitrine/core/collections/collection.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { collectionCalls } from '@vitrine/core/collections/collections.calls.ts';
import { pagesCalls } from '@vitrine/core/pages/pages.calls.ts';
import { useState } from 'react';
import { useChange } from '../api/use-call.ts';
import { Form } from '../frame/form.tsx';
import { hasKeyboard } from '../frame/has-keyboard.ts';
import { t } from '../messages/translate.ts';
import { pageProblems } from './page-problems.ts';

export interface AddPageDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdded: (collection: Collection) => void;
}

const kinds = ['page', 'blog', 'products', 'folder', 'link'] as const;

export function AddPageDialog({ isOpen, onClose, onAdded }: AddPageDialogProps) {
  return (
    <Dialog title={t('pageAdd')} isOpen={isOpen} onClose={onClose} size="small">
      <AddPageForm onAdded={onAdded} />
    </Dialog>
  );
}

function AddPageForm({ onAdded }: Pick<AddPageDialogProps, 'onAdded'>) {
  const [kind, setKind] = useState<(typeof kinds)[number]>('page');
  const [title, setTitle] = useState('');
  const [linkAddress, setLinkAddress] = useState('');
  const [navigation, setNavigation] = useState<Collection['navigation']>('main');
  const add = useChange(collectionCalls.add, [collectionCalls.list, pagesCalls.needs]);
  const { fields: problems, whole } = pageProblems(add.error);
  const submit = () =>
    add.mutate(
      {
        body: {
          type: collectionTypes[kind],
          title,
          navigation,
          ...(kind === 'link' ? { linkAddress } : {}),
        },
      },
      { onSuccess: ({ collection }) => onAdded(collection) },
    );
  return (
    <Form onSubmit={submit} problem={whole}>
      <SelectField
        label={t('pageKind')}
        value={kind}
        choices={kinds.map(value => ({ value, label: t(`kind.${value}`) }))}
        onChange={next => setKind(kinds.find(one => one === next) ?? 'page')}
        help={t(`kindHint.${kind}`)}
      />
      <TextField
        label={t('pageTitle')}
        value={title}
        onChange={setTitle}
        problem={problems.title}
        autoFocus={hasKeyboard()}
      />
      {kind === 'link' && (
        <LinkField
          label={t('pageLink')}
          value={linkAddress}
          onChange={setLinkAddress}
          problem={problems.linkAddress}
        />
      )}
      <SelectField
        label={t('pageMenu')}
        value={navigation}
        choices={(['main', 'footer', 'none'] as const).map(value => ({ value, label: t(`menu.${value}`) }))}
        onChange={next => setNavigation(next === 'footer' || next === 'none' ? next : 'main')}
      />
      <Button kind="primary" type="submit" isPending={add.isPending} isDisabled={title.trim() === ''}>
        {t('pageAddNow')}
      </Button>
    </Form>
  );
}
