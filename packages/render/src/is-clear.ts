import type { Section } from '@vitrine/core/page/page-document.ts';

/**
 * Whether a section's text is placed below its picture on a phone, because a weak overlay would leave it
 * unreadable (rule RENDER-3). On wider screens the picture's height does not crop its sides, next to which the
 * text was placed (rule RENDER-24).
 */
export function isClear({ settings, blocks }: Section): boolean {
  return settings.veil < 0.5 && blocks.length > 0;
}
