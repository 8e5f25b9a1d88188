import { Button } from '@vitrine/controls/button/button.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { AssetField } from '@vitrine/controls/pickers/asset-field.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { categoryCalls as calls } from '@vitrine/core/products/categories.calls.ts';
import type { Category } from '@vitrine/core/products/category.ts';
import { maxCategoryLength } from '@vitrine/core/products/product.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useCall, useChange } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { refusedForm } from '../frame/refused-form.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import styles from './categories.module.css';

/** Name, address, text, picture and what search engines read, of one category. */
export function CategoryPanel({ categoryId }: { readonly categoryId: string }) {
  const one = useCall(calls.get, { params: { categoryId } }, { isAlwaysFresh: true });
  return (
    <>
      <Link className={styles.back} to="/config/categories">
        {t('room.categories')}
      </Link>
      <CallState call={one} shape="form" />
      {one.data && <CategoryForm category={one.data.category} />}
    </>
  );
}

type CategoryDraft = Pick<
  Category,
  'name' | 'slug' | 'description' | 'imageId' | 'seoTitle' | 'seoDescription'
>;

function CategoryForm({ category }: { readonly category: Category }) {
  const toast = useToast();
  const [changed, setChanged] = useState<Partial<CategoryDraft>>({});
  const change = useChange(calls.change, [calls.list, calls.get]);
  const draft: CategoryDraft = { ...category, ...changed };
  const isDirty = Object.keys(changed).length > 0;
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => isDirty && event.preventDefault();
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, [isDirty]);
  const set = (patch: Partial<CategoryDraft>) => setChanged({ ...changed, ...patch });
  const save = () =>
    change.mutate(
      { params: { categoryId: category.id }, body: changed },
      {
        onSuccess: () => {
          setChanged({});
          toast({ message: t('saved') });
        },
        onError: focusFirstProblem,
      },
    );
  const { problems, whole } = refusedForm(change.error, {
    name: t('category.name'),
    slug: t('pageAddress'),
    description: t('category.lead'),
    imageId: t('category.picture'),
    seoTitle: t('category.seoTitle'),
    seoDescription: t('category.seoText'),
  });
  const isLong = category.name.length > maxCategoryLength && draft.name === category.name;
  return (
    <>
      {whole !== null && (
        <p className={styles.problem} role="alert">
          {whole}
        </p>
      )}
      <Part
        title={category.name}
        hint={t('category.live')}
        actions={
          <Button kind={isDirty ? 'primary' : 'plain'} onPress={save} isPending={change.isPending}>
            {change.isPending ? t('save.saving') : t('save')}
          </Button>
        }
      >
        <TextField
          label={t('category.name')}
          value={draft.name}
          onChange={name => set({ name })}
          problem={problems.name}
          {...(isLong
            ? { help: t('category.long', { most: maxCategoryLength }) }
            : { maxLength: maxCategoryLength })}
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
        <a href={category.address} target="_blank" rel="noreferrer">
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
