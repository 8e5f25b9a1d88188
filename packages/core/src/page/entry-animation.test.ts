import { describe, expect, it } from 'vitest';
import { defaultSiteStyles, siteStylesSchema } from '../site/site-styles.ts';
import { entryAnimationSchema } from './entry-animation.ts';
import { blockSchema } from './page-document.ts';

describe('entry animations', () => {
  it('ANIMATION-1: a website has none by default, including one saved before animations existed', () => {
    expect(defaultSiteStyles.entry).toEqual({ kind: 'none', speed: 'medium' });
    const { entry, ...before } = defaultSiteStyles;
    expect(siteStylesSchema.parse(before).entry).toEqual(entry);
    expect(entryAnimationSchema.parse({ kind: 'slide' })).toEqual({ kind: 'slide', speed: 'medium' });
    expect(entryAnimationSchema.safeParse({ kind: 'explode' }).success).toBe(false);
  });

  it('ANIMATION-1: a block sets its own or none', () => {
    const place = { x: 0, y: 0, w: 8, h: 2 };
    const block = {
      id: 'm2k4h8x1b00000000000000a',
      type: 2,
      version: 0,
      settings: {},
      places: { desktop: place, phone: place },
    };
    expect(blockSchema.parse(block)).not.toHaveProperty('entry');
    expect(blockSchema.parse({ ...block, entry: { kind: 'clip', speed: 'slow' } }).entry).toEqual({
      kind: 'clip',
      speed: 'slow',
    });
  });
});
