import { collectionErrors } from '@vitrine/core/collections/collections.errors.ts';
import { CallFailure, messageOf } from '../api/call-failure.ts';
import { refusedForm } from '../frame/refused-form.ts';
import { t } from '../messages/translate.ts';

export interface PageProblems {
  readonly fields: Readonly<Record<string, string>>;
  /** Errors that belong to no field. */
  readonly whole: string | null;
}

/** The errors of a refused page, by field. */
export function pageProblems(error: unknown): PageProblems {
  if (error === null || error === undefined) return { fields: {}, whole: null };
  const field = error instanceof CallFailure ? fieldsByCode[error.refusal.code] : undefined;
  if (field !== undefined) return { fields: { [field]: messageOf(error) }, whole: null };
  const { problems, whole } = refusedForm(error, names);
  return { fields: problems, whole };
}

const names: Readonly<Record<string, string>> = {
  type: t('pageKind'),
  title: t('pageTitle'),
  slug: t('pageAddress'),
  linkAddress: t('pageLink'),
  navigation: t('pageMenu'),
  state: t('pageEnabled'),
  password: t('pagePassword'),
  'seo.title': t('seoTitle'),
  'seo.description': t('seoDescription'),
};

const fieldsByCode: Readonly<Record<string, string>> = {
  [collectionErrors.slugTaken.code]: 'slug',
  [collectionErrors.linkNeeded.code]: 'linkAddress',
};
