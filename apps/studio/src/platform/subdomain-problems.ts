import { tenancyErrors } from '@vitrine/core/tenancy/tenancy.errors.ts';
import { CallFailure, messageOf } from '../api/call-failure.ts';
import { refusedForm } from '../frame/refused-form.ts';
import { t } from '../messages/translate.ts';

export interface SubdomainProblems {
  readonly fields: Readonly<Record<string, string>>;
  /** Errors that belong to no field. */
  readonly whole: string | null;
}

/** The errors of a refused website address, by field. */
export function subdomainProblems(error: unknown): SubdomainProblems {
  if (error === null || error === undefined) return { fields: {}, whole: null };
  if (error instanceof CallFailure && error.refusal.code === tenancyErrors.subdomainTaken.code) {
    return { fields: { subdomain: messageOf(error) }, whole: null };
  }
  const { problems, whole } = refusedForm(error, {
    title: t('websiteTitle'),
    subdomain: t('subdomain'),
    starter: t('starter'),
  });
  return { fields: problems, whole };
}
