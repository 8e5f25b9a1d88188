import { describe, expect, it } from 'vitest';
import { socialIcon } from './social-icons.ts';

const plain = socialIcon({ name: 'Our friends', address: 'https://example.com/' });

describe('socialIcon', () => {
  it('SOCIAL-2: recognises a network by its name, in any case, or by its host', () => {
    const instagram = socialIcon({ name: 'Instagram', address: 'https://example.com/' });
    expect(instagram).not.toBe(plain);
    expect(socialIcon({ name: '@kiln', address: 'https://www.instagram.com/kiln' })).toBe(instagram);
    expect(socialIcon({ name: 'Twitter', address: '' })).toBe(socialIcon({ name: 'X', address: '' }));
    expect(socialIcon({ name: 'Write us', address: 'mailto:kiln@example.com' })).toBe(
      socialIcon({ name: 'mail', address: '' }),
    );
    expect(socialIcon({ name: '', address: 'https://kiln.bsky.social/' })).not.toBe(plain);
  });

  it('SOCIAL-2: gives every other network the plain link', () => {
    expect(plain).toMatch(/^M10 14/);
    expect(socialIcon({ name: 'constructor', address: 'https://toString.example/' })).toBe(plain);
  });
});
