import { Button } from '@vitrine/controls/button/button.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { AssetField } from '@vitrine/controls/pickers/asset-field.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { Category } from '@vitrine/core/products/category.ts';
import { useEffect, useState } from 'react';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { refusedForm } from '../frame/refused-form.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import styles from './categories.module.css';

type ListPageDraft = Pick<
  Category,
  'name' | 'slug' | 'description' | 'imageId' | 'seoTitle' | 'seoDescription'
>;

interface ListPageFormProps {
  readonly page: ListPageDraft & { readonly address: string };
  /** What is particular about its name. */
  readonly name: { readonly maxLength: number } | { readonly help: string };
  /** Why the last save was refused. */
  readonly error: unknown;
  readonly isPending: boolean;
  readonly onSave: (
    changed: Partial<ListPageDraft>,
    told: { onSuccess: () => void; onError: () => void },
  ) => void;
}

/** Name, address, text, picture and what search engines read, of a page that lists products. */
export function ListPageForm({ page, name: ofName, error, isPending, onSave }: ListPageFormProps) {
  const toast = useToast();
  const [changed, setChanged] = useState<Partial<ListPageDraft>>({});
  const draft: ListPageDraft = { ...page, ...changed };
  const isDirty = Object.keys(changed).length > 0;
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => isDirty && event.preventDefault();
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, [isDirty]);
  const set = (patch: Partial<ListPageDraft>) => setChanged({ ...changed, ...patch });
  const save = () =>
    onSave(changed, {
      onSuccess: () => {
        setChanged({});
        toast({ message: t('saved') });
      },
      onError: focusFirstProblem,
    });
  const { problems, whole } = refusedForm(error, {
    name: t('category.name'),
    slug: t('pageAddress'),
    description: t('category.lead'),
    imageId: t('category.picture'),
    seoTitle: t('category.seoTitle'),
    seoDescription: t('category.seoText'),
  });
  return (
    <>
      {whole !== null && (
        <p className={styles.problem} role="alert">
          {whole}
        </p>
      )}
      <Part
        title={page.name}
        hint={t('category.live')}
        actions={
          <Button kind={isDirty ? 'primary' : 'plain'} onPress={save} isPending={isPending}>
            {isPending ? t('save.saving') : t('save')}
          </Button>
        }
      >
        <TextField
          label={t('category.name')}
          value={draft.name}
          onChange={name => set({ name })}
          problem={problems.name}
          {...ofName}
        />
        <TextField
          label={t('category.lead')}
          rows={4}
          value={draft.description}
          onChange={description => set({ description })}
          problem={problems.description}
          help={t('category.leadHint')}
        />
        <AssetField
          label={t('category.picture')}
          kind="image"
          value={draft.imageId}
          onChange={imageId => set({ imageId })}
          problem={problems.imageId}
        />
        <TextField
          label={t('pageAddress')}
          value={draft.slug}
          onChange={slug => set({ slug })}
          problem={problems.slug}
          help={t('category.slugHint')}
        />
        <a href={page.address} target="_blank" rel="noreferrer">
          {t('category.look')}
        </a>
      </Part>
      <Part title={t('category.search.title')}>
        <TextField
          label={t('category.seoTitle')}
          value={draft.seoTitle}
          onChange={seoTitle => set({ seoTitle })}
          problem={problems.seoTitle}
          help={t('category.seoTitleHint')}
        />
        <TextField
          label={t('category.seoText')}
          rows={3}
          value={draft.seoDescription}
          onChange={seoDescription => set({ seoDescription })}
          problem={problems.seoDescription}
          help={t('category.seoTextHint')}
        />
      </Part>
    </>
  );
}
