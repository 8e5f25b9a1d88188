import { Button } from '@vitrine/controls/button/button.tsx';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { LinkField } from '@vitrine/controls/pickers/link-field.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { Collection } from '@vitrine/core/collections/collection.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { type CollectionPatch, collectionCalls } from '@vitrine/core/collections/collections.calls.ts';
import { pagesCalls } from '@vitrine/core/pages/pages.calls.ts';
import { useState } from 'react';
import { useChange } from '../api/use-call.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { pageProblems } from './page-problems.ts';

export interface PageSettingsDialogProps {
  readonly collection: Collection;
  readonly isHome: boolean;
  readonly onClose: () => void;
}

/** Name, address, visibility, and the texts for search engines. */
export function PageSettingsDialog({ collection, isHome, onClose }: PageSettingsDialogProps) {
  const toast = useToast();
  const [title, setTitle] = useState(collection.title);
  const [slug, setSlug] = useState(collection.slug);
  const [isEnabled, setIsEnabled] = useState(collection.state === 'enabled');
  const [linkAddress, setLinkAddress] = useState(collection.linkAddress);
  const [seoTitle, setSeoTitle] = useState(collection.seo.title);
  const [seoDescription, setSeoDescription] = useState(collection.seo.description);
  const [password, setPassword] = useState('');
  const [isLocked, setIsLocked] = useState(collection.hasPassword);
  const change = useChange(collectionCalls.change, [collectionCalls.list, pagesCalls.needs]);
  const { fields: problems, whole } = pageProblems(change.error);
  const isLink = collection.type === collectionTypes.link;
  const hasAddress = !isLink && collection.type !== collectionTypes.folder;
  const body: CollectionPatch = {
    title,
    state: isEnabled ? 'enabled' : 'hidden',
    seo: { title: seoTitle, description: seoDescription },
    ...(hasAddress && slug !== collection.slug ? { slug } : {}),
    ...(isLink ? { linkAddress } : {}),
    ...(!isLocked && collection.hasPassword ? { password: null } : {}),
    ...(isLocked && password !== '' ? { password } : {}),
  };
  const submit = () =>
    change.mutate(
      { params: { collectionId: collection.id }, body },
      {
        onSuccess: () => {
          toast({ message: t('saved') });
          onClose();
        },
      },
    );
  return (
    <Dialog title={t('pageSettings', { title: collection.title })} isOpen onClose={onClose}>
      <Form onSubmit={submit} problem={whole}>
        <TextField label={t('pageTitle')} value={title} onChange={setTitle} problem={problems.title} />
        {hasAddress && (
          <TextField
            label={t('pageAddress')}
            value={slug}
            onChange={setSlug}
            problem={problems.slug}
            help={isHome ? t('pageAddressHome') : `${location.origin}/${slug}`}
          />
        )}
        {isLink && (
          <LinkField
            label={t('pageLink')}
            value={linkAddress}
            onChange={setLinkAddress}
            problem={problems.linkAddress}
          />
        )}
        <SwitchField
          label={t('pageEnabled')}
          isOn={isEnabled}
          onChange={setIsEnabled}
          isDisabled={isHome}
          help={t('pageEnabledHint')}
        />
        {hasAddress && (
          <>
            <SwitchField
              label={t('pagePassword')}
              isOn={isLocked}
              onChange={setIsLocked}
              isDisabled={isHome}
            />
            {isLocked && (
              <TextField
                label={collection.hasPassword ? t('passwordReplace') : t('password')}
                value={password}
                onChange={setPassword}
                problem={problems.password}
                autoComplete="off"
              />
            )}
            <TextField
              label={t('seoTitle')}
              value={seoTitle}
              onChange={setSeoTitle}
              problem={problems['seo.title']}
              help={t('seoTitleHint')}
            />
            <TextField
              label={t('seoDescription')}
              value={seoDescription}
              onChange={setSeoDescription}
              problem={problems['seo.description']}
              rows={3}
              help={t('seoDescriptionHint')}
            />
          </>
        )}
        <Button kind="primary" type="submit" isPending={change.isPending}>
          {t('save')}
        </Button>
      </Form>
    </Dialog>
  );
}
