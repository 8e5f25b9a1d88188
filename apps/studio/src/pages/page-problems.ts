import { collectionErrors } from '@vitrine/core/collections/collections.errors.ts';
import { CallFailure, fieldProblems, messageOf } from '../api/call-failure.ts';

export interface PageProblems {
  readonly fields: Readonly<Record<string, string>>;
  /** What belongs to no field. */
  readonly whole: string | null;
}

/** What a refused page says, beside the field that it is about. */
export function pageProblems(error: unknown): PageProblems {
  if (error === null || error === undefined) return { fields: {}, whole: null };
  const field = error instanceof CallFailure ? fieldsByCode[error.refusal.code] : undefined;
  if (field !== undefined) return { fields: { [field]: messageOf(error) }, whole: null };
  return { fields: fieldProblems(error), whole: messageOf(error) };
}

const fieldsByCode: Readonly<Record<string, string>> = {
  [collectionErrors.slugTaken.code]: 'slug',
  [collectionErrors.linkNeeded.code]: 'linkAddress',
};
