import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { standardTax } from '@vitrine/core/cart/tax-rules.ts';
import { noDownloads, type ProductDownloads } from '@vitrine/core/downloads/product-downloads.ts';
import type { FormField } from '@vitrine/core/forms/form-fields.ts';
import { makingOf } from '@vitrine/core/products/made-to-order.ts';
import type { OptionStyle } from '@vitrine/core/products/option-style.ts';
import { type Product, publishStates } from '@vitrine/core/products/product.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import { emptyText } from '@vitrine/core/rich-text/rich-text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { t } from '../messages/translate.ts';
import type { Gallery } from './gallery-items.ts';
import {
  combineVariants,
  draftOfVariant,
  newVariant,
  type OptionDraft,
  optionsOf,
  type ProductStore,
  problemsOfReply,
  problemsOfWhole,
  readOptions,
  type VariantDraft,
} from './product-draft.ts';
import { readVariants } from './read-variants.ts';
import { useUndoDeletion } from './use-undo-deletion.ts';

export type ProductDraft = Pick<
  Product,
  | 'type'
  | 'state'
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'brand'
  | 'taxClass'
  | 'description'
  | 'seoTitle'
  | 'seoDescription'
  | 'form'
  | 'plan'
  | 'downloads'
  | 'madeToOrder'
  | 'imageIds'
  | 'videos'
  | 'categories'
  | 'tags'
  | 'shopIds'
  | 'relatedIds'
  | 'isFeatured'
  | 'publishAt'
>;

const newProduct: ProductDraft = {
  type: productTypes.physical,
  state: publishStates.published,
  title: '',
  slug: '',
  excerpt: '',
  brand: '',
  taxClass: standardTax,
  description: emptyText,
  seoTitle: '',
  seoDescription: '',
  form: [],
  plan: null,
  downloads: noDownloads,
  madeToOrder: null,
  imageIds: [],
  videos: [],
  categories: [],
  tags: [],
  shopIds: [],
  relatedIds: [],
  isFeatured: false,
  publishAt: null,
};

export type ProductFormState = ReturnType<typeof useProductForm>;

/** A product being edited: nothing is sent before Save, and a refusal loses nothing that was typed. */
export function useProductForm(product: Product | null, store: ProductStore) {
  const toast = useToast();
  const navigate = useNavigate();
  // The last known state on the server; changes are based on its version.
  const [known, setKnown] = useState(product);
  const [draft, setDraft] = useState<ProductDraft>(() => (product ? draftOf(product) : newProduct));
  const [options, setOptions] = useState<readonly OptionDraft[]>(() => (product ? optionsOf(product) : []));
  const [variants, setVariants] = useState<readonly VariantDraft[]>(
    () => product?.variants.map(variant => draftOfVariant(variant, store)) ?? [newVariant([])],
  );
  const [isDirty, setIsDirty] = useState(false);
  const [ownProblems, setOwnProblems] = useState<Readonly<Record<string, string>>>({});
  const stale = [productCalls.list, productCalls.terms, productCalls.shops, productCalls.get];
  const create = useChange(productCalls.create, stale);
  const update = useChange(productCalls.update, stale);
  const removal = useChange(productCalls.remove, [productCalls.list]);
  const undoDeletion = useUndoDeletion();
  const copying = useChange(productCalls.duplicate, [productCalls.list]);
  const error = create.error ?? update.error;
  const adopt = (newest: Product) => {
    setKnown(newest);
    setDraft(draftOf(newest));
    setOptions(optionsOf(newest));
    setVariants(newest.variants.map(variant => draftOfVariant(variant, store)));
    setIsDirty(false);
  };
  // Another person’s change is taken over if nothing was typed; typed text is never overwritten.
  if (product !== null && known !== null && !isDirty && product.version > known.version) adopt(product);
  const settle = (fields: readonly string[]) =>
    setOwnProblems(before =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))),
    );
  const showError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  const touch = () => setIsDirty(true);

  const set = (patch: Partial<ProductDraft>) => {
    touch();
    settle(Object.keys(patch));
    setDraft(before => ({ ...before, ...patch }));
  };
  const setVariant = (key: string, patch: Partial<VariantDraft>) => {
    touch();
    settle(Object.keys(patch).map(field => `${key}.${field}`));
    setVariants(before => before.map(one => (one.key === key ? { ...one, ...patch } : one)));
  };
  const changeOptions = (next: readonly OptionDraft[]) => {
    touch();
    settle(next.map((_, at) => `optionNames.${at}`));
    setOptions(next);
    setVariants(before => combineVariants(next, before));
  };
  /** Of the option with this name in its present state, however it was changed meanwhile. */
  const changeLook = (name: string, change: (before: OptionStyle) => Partial<OptionStyle>) => {
    touch();
    setOptions(before => before.map(one => (one.name === name ? { ...one, ...change(one) } : one)));
  };
  const changeFields = (change: (before: readonly FormField[]) => readonly FormField[]) => {
    touch();
    setDraft(before => ({ ...before, form: [...change(before.form)] }));
  };
  const changeGallery = (change: (before: Gallery) => Gallery) => {
    touch();
    setDraft(before => ({ ...before, ...change(before) }));
  };
  const changeDownloads = (change: (before: ProductDownloads) => ProductDownloads) => {
    touch();
    settle(['downloads']);
    setDraft(before => ({ ...before, downloads: change(before.downloads) }));
  };
  const save = (changed: Partial<ProductDraft> = {}) => {
    if (product !== null && !isDirty && Object.keys(changed).length === 0)
      return toast({ message: t('saved') });
    const isDigital = draft.type === productTypes.digital;
    const read = readVariants(
      isDigital ? variants.map(variant => ({ ...variant, isUnlimited: true })) : variants,
      store,
    );
    const wrong = { ...problemsOfWhole(draft.title, options), ...(read.ok ? {} : read.problems) };
    setOwnProblems(wrong);
    if (!read.ok || Object.keys(wrong).length > 0) return focusFirstProblem();
    const { slug, ...rest } = { ...draft, ...changed };
    const body = {
      ...rest,
      madeToOrder: makingOf(rest.type, rest.madeToOrder),
      ...(slug.trim() === '' ? {} : { slug }),
      ...readOptions(options),
      variants: read.variants,
    };
    const onSuccess = (reply: { product: Product }) => {
      adopt(reply.product);
      toast({ message: t('saved') });
      if (product === null) navigate(`/config/products/${reply.product.id}`, { replace: true });
    };
    if (product === null) create.mutate({ body }, { onSuccess, onError: focusFirstProblem });
    else {
      const params = { productId: product.id };
      update.mutate(
        { params, body: { ...body, version: known?.version ?? product.version } },
        { onSuccess, onError: focusFirstProblem },
      );
    }
  };
  const remove = () => {
    if (product === null) return;
    const params = { productId: product.id };
    removal.mutate(
      { params },
      {
        onSuccess: () => {
          toast({
            message: t('deleted', { what: product.title }),
            action: { label: t('undo'), onAction: () => void undoDeletion([known ?? product]) },
          });
          navigate('/config/products');
        },
        onError: showError,
      },
    );
  };
  const duplicate = () => {
    if (product === null) return;
    copying.mutate(
      { params: { productId: product.id } },
      { onSuccess: reply => navigate(`/config/products/${reply.product.id}`), onError: showError },
    );
  };

  return {
    store,
    draft,
    set,
    options,
    changeOptions,
    changeLook,
    changeFields,
    changeGallery,
    changeDownloads,
    variants,
    setVariant,
    problems: { ...problemsOfReply(fieldProblems(error), { options, variants }), ...ownProblems },
    problem:
      error === null || error === undefined
        ? Object.keys(ownProblems).length > 0
          ? t('formProblems')
          : null
        : messageOf(error),
    isDirty,
    isSaving: create.isPending || update.isPending,
    save,
    remove,
    duplicate,
  };
}

function draftOf(product: Product): ProductDraft {
  const {
    type,
    state,
    title,
    slug,
    excerpt,
    brand,
    taxClass,
    description,
    seoTitle,
    seoDescription,
    form,
    plan,
    downloads,
    madeToOrder,
    imageIds,
    videos,
    categories,
    tags,
    shopIds,
    relatedIds,
    isFeatured,
    publishAt,
  } = product;
  return {
    type,
    state,
    title,
    slug,
    excerpt,
    brand,
    taxClass,
    description,
    seoTitle,
    seoDescription,
    form,
    plan,
    downloads,
    madeToOrder,
    imageIds,
    videos,
    categories,
    tags,
    shopIds,
    relatedIds,
    isFeatured,
    publishAt,
  };
}
