import { describe, expect, it } from 'vitest';
import { linkAttributes } from './link-attributes.ts';

describe('linkAttributes', () => {
  it('LINK-1: links only to safe addresses', () => {
    expect(linkAttributes('/shop')).toEqual({ href: '/shop' });
    expect(linkAttributes('https://a.example/', true)).toEqual({
      href: 'https://a.example/',
      target: '_blank',
      rel: 'noopener',
    });
    expect(linkAttributes('')).toBeNull();
    expect(linkAttributes('javascript:alert(1)')).toBeNull();
    expect(linkAttributes('java\tscript:alert(1)', true)).toBeNull();
  });
});
