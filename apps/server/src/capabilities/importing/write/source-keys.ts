import type { ImportOutline } from '@vitrine/core/importing/import-model.ts';

/**
 * Names an item of the source in the same way in every import: its format, its website, its kind and its id (rule
 * IMPORT-40).
 */
export function sourceKeys(
  model: Pick<ImportOutline, 'format' | 'site'>,
): (kind: string, id: string) => string {
  const { address } = model.site;
  const site = URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : '-';
  return (kind, id) => `${model.format}:${site}:${kind}:${id}`.slice(0, 900);
}
