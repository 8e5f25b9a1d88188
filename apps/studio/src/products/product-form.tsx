import { Button } from '@vitrine/controls/button/button.tsx';
import { ConfirmDialog } from '@vitrine/controls/dialog/dialog.tsx';
import { SelectField, SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { fromLocalTime, toLocalTime } from '@vitrine/controls/field/local-time.ts';
import { TagsField } from '@vitrine/controls/field/tags-field.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { MenuButton } from '@vitrine/controls/menu/menu.tsx';
import { maxTagLength, type Product, publishStates } from '@vitrine/core/products/product.ts';
import { liveStateOf } from '@vitrine/core/products/product-states.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { useEffect, useState } from 'react';
import { CategoryField } from '../categories/category-field.tsx';
import { ProductFiles } from '../downloads/product-files.tsx';
import { FormFieldsEditor } from '../forms/form-fields-editor.tsx';
import { BackToList } from '../listing/listing.tsx';
import { t } from '../messages/translate.ts';
import { liveWords } from '../publishing/live-words.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { TaxClassField } from '../taxes/tax-class-field.tsx';
import { useDeletion } from '../trash/use-deletion.tsx';
import { Columns, FieldRow, Part, RoomPage } from '../website/room-page.tsx';
import type { ChosenProduct } from './chosen-products.tsx';
import { MakingPart } from './making-part.tsx';
import { PlanField } from './plan-field.tsx';
import type { ProductStore } from './product-draft.ts';
import { ProductGallery } from './product-gallery.tsx';
import { productStates, stateChoices } from './product-state-words.ts';
import styles from './products.module.css';
import { RelatedPart } from './related-part.tsx';
import { SearchPart } from './search-part.tsx';
import { ShopsField } from './shops-field.tsx';
import { type ProductDraft, type ProductFormState, useProductForm } from './use-product-form.ts';
import { VariantsPart } from './variants-part.tsx';
import { WaitingPart } from './waiting-part.tsx';

export interface ProductFormProps {
  readonly product: Product | null;
  readonly store: ProductStore;
  /** Its related products, as they were saved. */
  readonly related?: readonly ChosenProduct[];
}

const types = ['physical', 'digital', 'service', 'giftCard', 'paywall'] as const;

export function ProductForm({ product, store, related = [] }: ProductFormProps) {
  const form = useProductForm(product, store);
  const { draft, set, problems, isDirty } = form;
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => isDirty && event.preventDefault();
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, [isDirty]);
  return (
    <RoomPage
      title={draft.title || t('productNew')}
      back={<BackToList room="/config/products">{t('room.products')}</BackToList>}
      actions={<FormActions form={form} product={product} />}
    >
      {form.problem !== null && (
        <p className={styles.problem} role="alert">
          {form.problem}
        </p>
      )}
      <Columns>
        <div className={styles.column}>
          <Part title={t('product.about')}>
            <TextField
              label={t('pageTitle')}
              value={draft.title}
              onChange={title => set({ title })}
              problem={problems.title}
              autoFocus={product === null}
            />
            <RichTextField
              label={t('product.description')}
              value={draft.description}
              onChange={description => set({ description })}
            />
            <TextField
              label={t('product.excerpt')}
              rows={2}
              value={draft.excerpt}
              onChange={excerpt => set({ excerpt })}
              problem={problems.excerpt}
              help={t('product.excerptHint')}
            />
          </Part>
          <ProductGallery
            gallery={{ imageIds: draft.imageIds, videos: draft.videos }}
            onChange={form.changeGallery}
          />
          {draft.type === productTypes.digital && (
            <ProductFiles
              productId={product?.id ?? null}
              downloads={draft.downloads}
              onChange={form.changeDownloads}
              problem={problems.downloads}
            />
          )}
          <VariantsPart form={form} />
          {draft.type === productTypes.physical && (
            <MakingPart
              making={draft.madeToOrder}
              onChange={madeToOrder => set({ madeToOrder })}
              problems={problems}
            />
          )}
          {draft.type !== productTypes.giftCard && (
            <Part title={t('plan.title')} hint={t('plan.hint')}>
              <PlanField plan={draft.plan} onChange={plan => set({ plan })} without={t('plan.once')} />
            </Part>
          )}
          <RelatedPart
            productId={product?.id ?? null}
            relatedIds={draft.relatedIds}
            saved={related}
            onChange={relatedIds => set({ relatedIds })}
          />
          {product !== null && <WaitingPart productId={product.id} variants={product.variants} />}
          <Part title={t('product.form')} hint={t('product.formHint')}>
            <FormFieldsEditor
              fields={draft.form}
              onChange={form.changeFields}
              problemOf={path => problems[`form.${path}`]}
            />
            {problems.form !== undefined && <p role="alert">{problems.form}</p>}
          </Part>
        </div>
        <div className={styles.column}>
          <StatePart form={form} product={product} />
          <ShopsField shopIds={draft.shopIds} onChange={shopIds => set({ shopIds })} />
          <Part title={t('product.filed')}>
            <CategoryField
              words={draft.categories}
              onChange={categories => set({ categories })}
              problem={problems.categories}
            />
            <TextField
              label={t('product.brand')}
              value={draft.brand}
              onChange={brand => set({ brand })}
              problem={problems.brand}
              help={t('product.brandHint')}
            />
            <TagsField
              label={t('tags')}
              tags={draft.tags}
              onChange={tags => set({ tags })}
              maxLength={maxTagLength}
              problem={problems.tags}
            />
          </Part>
          <SearchPart form={form} />
        </div>
      </Columns>
    </RoomPage>
  );
}

function FormActions({ form, product }: { form: ProductFormState; product: Product | null }) {
  const deletion = useDeletion();
  const [asked, setAsked] = useState<Partial<ProductDraft> | null>(null);
  const save = (changed: Partial<ProductDraft> = {}) =>
    isSoldWithoutFiles({ ...form.draft, ...changed }) && !(product && isSoldWithoutFiles(product))
      ? setAsked(changed)
      : form.save(changed);
  const isHidden =
    form.draft.state !== publishStates.published && form.draft.state !== publishStates.scheduled;
  return (
    <>
      {deletion.dialog}
      <ConfirmDialog
        title={t('downloads.askTitle')}
        message={<p>{t('downloads.askHint')}</p>}
        action={t('downloads.askAction')}
        isOpen={asked !== null}
        onConfirm={() => {
          form.save(asked ?? {});
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      />
      {product !== null && (
        <MenuButton
          label={t('more')}
          entries={[
            { id: 'copy', label: t('pageDuplicate'), icon: 'copy', onAction: form.duplicate },
            {
              id: 'delete',
              label: t('productDelete'),
              icon: 'trash',
              isDestructive: true,
              onAction: () => deletion.ask({ things: [product], go: form.remove }),
            },
          ]}
        />
      )}
      {/* Never disabled: it keeps the focus when everything is saved. */}
      <Button
        kind={!isHidden && (form.isDirty || product === null) ? 'primary' : 'plain'}
        onPress={() => save()}
        isPending={form.isSaving}
      >
        {form.isSaving ? t('save.saving') : t('save')}
      </Button>
      {isHidden && (
        <Button
          kind="primary"
          onPress={() => save({ state: publishStates.published })}
          isPending={form.isSaving}
        >
          {t('productPublish')}
        </Button>
      )}
    </>
  );
}

/** Buyers would have nothing to download (rule DOWNLOAD-4). */
function isSoldWithoutFiles({ type, state, downloads }: Pick<ProductDraft, 'type' | 'state' | 'downloads'>) {
  const isSold = state === publishStates.published || state === publishStates.scheduled;
  return type === productTypes.digital && isSold && downloads.files.length === 0;
}

interface StatePartProps {
  readonly form: ProductFormState;
  readonly product: Product | null;
}

function StatePart({ form: { draft, set, problems }, product }: StatePartProps) {
  return (
    <Part title={t('product.shown')} hint={t('product.atOnce')}>
      <SelectField
        label={t('state')}
        value={productStates.find(name => publishStates[name] === draft.state) ?? ''}
        choices={stateChoices()}
        onChange={value => {
          const name = productStates.find(one => one === value);
          if (name) set({ state: publishStates[name] });
        }}
        problem={problems.state}
      />
      {draft.state === publishStates.scheduled && (
        <TextField
          label={t('product.from')}
          type="datetime-local"
          value={toLocalTime(draft.publishAt)}
          onChange={text => set({ publishAt: fromLocalTime(text) })}
          problem={problems.publishAt}
        />
      )}
      {product?.state === publishStates.scheduled && (
        <p>{liveWords(liveStateOf(product, new Date()), 'scheduled')}</p>
      )}
      <TextField
        label={t('pageAddress')}
        value={draft.slug}
        onChange={slug => set({ slug })}
        problem={problems.slug}
        help={t('product.slugHint')}
      />
      <FieldRow>
        <SelectField
          label={t('product.type')}
          value={String(draft.type)}
          choices={types.map(name => ({ value: String(productTypes[name]), label: t(`type.${name}`) }))}
          onChange={value => {
            const name = types.find(one => String(productTypes[one]) === value);
            if (name) set({ type: productTypes[name] });
          }}
        />
        {draft.type !== productTypes.giftCard && (
          <TaxClassField value={draft.taxClass} onChange={taxClass => set({ taxClass })} />
        )}
      </FieldRow>
      <SwitchField
        label={t('product.featured')}
        isOn={draft.isFeatured}
        onChange={isFeatured => set({ isFeatured })}
      />
    </Part>
  );
}
