import type { Section } from '@vitrine/core/page/page-document.ts';

/**
 * Words over a picture that is hardly veiled cannot be read on a phone: there it stands below them (rule
 * RENDER-3). Wider, its height does not cut its sides, which the words were laid beside (rule RENDER-24).
 */
export function isClear({ settings, blocks }: Section): boolean {
  return settings.veil < 0.5 && blocks.length > 0;
}
