import { describe, expect, it } from 'vitest';
import { type LightboxClick, meaningOfClick } from './click-zone.ts';

const click = (changes: Partial<LightboxClick>) =>
  meaningOfClick({
    x: 300,
    windowWidth: 1000,
    hit: 'stage',
    isSingle: false,
    isRightToLeft: false,
    ...changes,
  });

describe('meaningOfClick', () => {
  it('LIGHTBOX-8: closes in the outer two percent, on any element', () => {
    expect([19, 981].map(x => click({ x, hit: 'image' }))).toEqual(['close', 'close']);
    expect([20, 980].map(x => click({ x, hit: 'image' }))).toEqual(['nothing', 'nothing']);
  });

  it('LIGHTBOX-8: goes back in the left half and on in the right one, mirrored for right-to-left text', () => {
    expect([300, 499, 500, 700].map(x => click({ x }))).toEqual(['previous', 'previous', 'next', 'next']);
    expect([300, 700].map(x => click({ x, isRightToLeft: true }))).toEqual(['next', 'previous']);
  });

  it('LIGHTBOX-8: shows a video, closes elsewhere, and closes if there is nothing to go on to', () => {
    expect(click({ hit: 'video' })).toBe('showVideo');
    expect(click({ hit: 'outside' })).toBe('close');
    expect(click({ isSingle: true })).toBe('close');
  });
});
