import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseVariant, stateOfValue } from './choose-variant.ts';

const variants = [
  { values: ['S', 'Ash'], isSoldOut: false },
  { values: ['S', 'Iron'], isSoldOut: true },
  { values: ['L', 'Celadon'], isSoldOut: true },
  { values: ['L', 'Ash'], isSoldOut: false },
];

describe('chooseVariant', () => {
  it('PURCHASE-6: takes the exact combination, even if it is sold out', () => {
    expect(chooseVariant(variants, ['S', 'Iron'], 1)).toBe(variants[1]);
  });

  it('PURCHASE-6: otherwise the nearest one that keeps the latest choice', () => {
    expect(chooseVariant(variants, ['L', 'Iron'], 0)).toBe(variants[3]);
    expect(chooseVariant(variants, ['S', 'Celadon'], 1)).toBe(variants[2]);
    expect(chooseVariant(variants, ['M', 'Ash'], 0)).toBeNull();
  });

  it('PURCHASE-6: always returns an existing variant that keeps the choice, if there is one', () => {
    const value = fc.constantFrom('a', 'b', 'c');
    const variant = fc.record({ values: fc.tuple(value, value, value), isSoldOut: fc.boolean() });
    fc.assert(
      fc.property(fc.array(variant), fc.tuple(value, value, value), fc.nat(2), (made, chosen, changed) => {
        const found = chooseVariant(made, chosen, changed);
        const isPossible = made.some(one => one.values[changed] === chosen[changed]);
        expect(found === null ? null : made.includes(found) && found.values[changed]).toBe(
          isPossible ? chosen[changed] : null,
        );
      }),
    );
  });
});

describe('stateOfValue', () => {
  it('PURCHASE-5: takes the options chosen before it into account', () => {
    const state = (option: number, value: string) => stateOfValue(variants, ['L', 'Ash'], { option, value });
    expect(state(0, 'S')).toBe('open');
    expect(state(1, 'Ash')).toBe('open');
    expect(state(1, 'Celadon')).toBe('soldOut');
    expect(state(1, 'Iron')).toBe('impossible');
  });
});
