import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLength, readNumber, readPrice, readWeight } from './read-amounts.ts';

describe('readPrice', () => {
  it.each([
    ['18.50', '18.50'],
    ['37,9', '37.9'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1 200', '1200'],
    ['1’299.00', '1299.00'],
    ['25250', '25250'],
    ['18.504', '18.504'],
    ['18,504', '18504'],
    ['0.125', '0.125'],
    ['£ 20', '20'],
    ['20,00 €', '20.00'],
    ['.5', '0.5'],
    ['1.234.567', '1234567'],
    ['', ''],
    ['free', ''],
    ['-5', ''],
    ['1e9', ''],
  ])('IMPORT-24: reads “%s” as “%s”', (text, price) => {
    expect(readPrice(text, '.')).toBe(price);
  });

  it('IMPORT-24: returns decimal text or nothing', () => {
    fc.assert(fc.property(fc.string(), text => /^(\d+(\.\d+)?)?$/.test(readPrice(text, '.'))));
  });

  it('IMPORT-24: reads back any amount with either mark', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.constantFrom('.', ','), (minor, mark) => {
        const whole = Math.floor(minor / 100);
        const part = String(minor % 100).padStart(2, '0');
        expect(readPrice(`${whole}${mark}${part}`, null)).toBe(`${whole}.${part}`);
      }),
    );
  });
});

describe('measures', () => {
  it('IMPORT-24: converts to kilograms and centimetres', () => {
    expect(readWeight('.5', 'lbs')).toBe(0.226796);
    expect(readWeight('250', 'g')).toBe(0.25);
    expect(readWeight('1,5', 'kg')).toBe(1.5);
    expect(readLength('2', 'in')).toBe(5.08);
    expect(readLength('0', 'cm')).toBeNull();
    expect(readNumber('n/a')).toBeNull();
    expect(readNumber('1,234')).toBe(1.234);
  });
});
