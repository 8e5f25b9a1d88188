import { type PublishState, publishStates } from '@vitrine/core/products/product.ts';
import { workflowLabel } from '@vitrine/core/products/product-states.ts';
import { t } from '../messages/translate.ts';

/** The states that an owner gives a product. */
export const productStates = ['published', 'scheduled', 'draft', 'needsReview', 'private'] as const;

const labels = {
  Available: 'product.published',
  Scheduled: 'product.scheduled',
  Hidden: 'product.draft',
  Unsupported: 'product.unsupported',
} as const;

/** The label of a state (rule PRODUCT-6). */
export function productLabel(state: PublishState): string {
  return t(labels[workflowLabel(state)]);
}

/** What tells apart the states that are all called Unsupported; empty for any other. */
export function productStateDetail(state: PublishState): string {
  if (state === publishStates.needsReview) return t('product.needsReview');
  if (state === publishStates.private) return t('product.private');
  return state === publishStates.deleted ? t('product.deleted') : '';
}

/** The label in one line, distinct for every state. */
export function productStateWords(state: PublishState): string {
  const detail = productStateDetail(state);
  return detail === '' ? productLabel(state) : t('product.unsupportedAs', { state: detail });
}

export const stateChoices = () =>
  productStates.map(value => ({ value, label: productStateWords(publishStates[value]) }));
