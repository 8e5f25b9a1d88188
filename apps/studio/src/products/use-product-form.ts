import { useToast } from '@vitrine/controls/toast/toasts.tsx';
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
import {
  combineVariants,
  draftOfVariant,
  newVariant,
  type OptionDraft,
  optionsOf,
  readVariants,
  type VariantDraft,
} from './product-draft.ts';

export type ProductDraft = Pick<
  Product,
  | 'type'
  | 'state'
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'description'
  | 'imageIds'
  | 'categories'
  | 'tags'
  | 'isFeatured'
  | 'publishAt'
>;

const newProduct: ProductDraft = {
  type: productTypes.physical,
  state: publishStates.published,
  title: '',
  slug: '',
  excerpt: '',
  description: emptyText,
  imageIds: [],
  categories: [],
  tags: [],
  isFeatured: false,
  publishAt: null,
};

export type ProductFormState = ReturnType<typeof useProductForm>;

/** A product being edited: nothing is sent before Save, and nothing typed is lost by a refusal. */
export function useProductForm(product: Product | null, currency: string) {
  const toast = useToast();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<ProductDraft>(() => (product ? draftOf(product) : newProduct));
  const [options, setOptions] = useState<readonly OptionDraft[]>(() => (product ? optionsOf(product) : []));
  const [variants, setVariants] = useState<readonly VariantDraft[]>(
    () => product?.variants.map(variant => draftOfVariant(variant, currency)) ?? [newVariant([])],
  );
  const [isDirty, setIsDirty] = useState(false);
  const [ownProblems, setOwnProblems] = useState<Readonly<Record<string, string>>>({});
  const stale = [productCalls.list, productCalls.terms, productCalls.get];
  const create = useChange(productCalls.create, stale);
  const update = useChange(productCalls.update, stale);
  const removal = useChange(productCalls.remove, [productCalls.list]);
  const restoration = useChange(productCalls.restore, [productCalls.list]);
  const copying = useChange(productCalls.duplicate, [productCalls.list]);
  const error = create.error ?? update.error;
  const tellFault = (fault: unknown) => toast({ message: messageOf(fault), isFault: true });
  const touch = () => setIsDirty(true);

  const set = (patch: Partial<ProductDraft>) => {
    touch();
    setDraft(before => ({ ...before, ...patch }));
  };
  const setVariant = (key: string, patch: Partial<VariantDraft>) => {
    touch();
    setVariants(before => before.map(one => (one.key === key ? { ...one, ...patch } : one)));
  };
  const changeOptions = (next: readonly OptionDraft[]) => {
    touch();
    setOptions(next);
    setVariants(before => combineVariants(next, before));
  };
  const save = () => {
    const read = readVariants(variants, currency);
    setOwnProblems(read.ok ? {} : read.problems);
    if (!read.ok) return focusFirstProblem();
    const { slug, ...rest } = draft;
    const optionNames = options.filter(option => option.values.length > 0).map(option => option.name);
    const body = { ...rest, ...(slug.trim() === '' ? {} : { slug }), optionNames, variants: read.variants };
    const onSuccess = (reply: { product: Product }) => {
      setIsDirty(false);
      toast({ message: t('saved') });
      if (product === null) navigate(`/config/products/${reply.product.id}`, { replace: true });
    };
    if (product === null) create.mutate({ body }, { onSuccess, onError: focusFirstProblem });
    else {
      const params = { productId: product.id };
      update.mutate(
        { params, body: { ...body, version: product.version } },
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
            action: {
              label: t('undo'),
              onAction: () => restoration.mutate({ params }, { onError: tellFault }),
            },
          });
          navigate('/config/products');
        },
        onError: tellFault,
      },
    );
  };
  const duplicate = () => {
    if (product === null) return;
    copying.mutate(
      { params: { productId: product.id } },
      { onSuccess: reply => navigate(`/config/products/${reply.product.id}`), onError: tellFault },
    );
  };

  return {
    draft,
    set,
    options,
    changeOptions,
    variants,
    setVariant,
    problems: { ...fieldProblems(error), ...ownProblems },
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
    description,
    imageIds,
    categories,
    tags,
    isFeatured,
    publishAt,
  } = product;
  return {
    type,
    state,
    title,
    slug,
    excerpt,
    description,
    imageIds,
    categories,
    tags,
    isFeatured,
    publishAt,
  };
}
