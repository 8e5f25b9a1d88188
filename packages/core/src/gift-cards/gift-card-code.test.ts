import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { groupedCode, makeGiftCardCode, readGiftCardCode } from './gift-card-code.ts';

const make = () => makeGiftCardCode(randomBytes);

it('GIFTCARD-2: codes are sixteen letters and digits that nobody confuses, and are read in any notation', () => {
  const codes = Array.from({ length: 200 }, make);
  expect(new Set(codes).size).toBe(200);
  for (const code of codes) {
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{16}$/);
    const grouped = groupedCode(code);
    expect(grouped).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
    for (const typed of [code, grouped, grouped.toLowerCase(), ` ${grouped.replaceAll('-', ' – ')} `])
      expect(readGiftCardCode(typed)).toBe(code);
  }
});

it('GIFTCARD-2: each wrong letter is noticed without a look-up, and so is what cannot be a code', () => {
  const code = make();
  for (let at = 0; at < code.length; at += 1) {
    for (const letter of '23456789ABCDEFGHJKMNPQRSTVWXYZ') {
      const typed = code.slice(0, at) + letter + code.slice(at + 1);
      expect(readGiftCardCode(typed)).toBe(letter === code[at] ? code : null);
    }
  }
  for (const typed of ['', 'SPRING', code.slice(1), `${code}2`, `${code.slice(0, -1)}O`])
    expect(readGiftCardCode(typed)).toBe(null);
});
