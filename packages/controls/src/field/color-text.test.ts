import { describe, expect, it } from 'vitest';
import { inNextFormat, plainHexOf, readWrittenColor, withHex } from './color-text.ts';

describe('a written colour', () => {
  it.each([
    ['#8A3B1E', '#8a3b1e'],
    ['8a3b1e', '#8a3b1e'],
    ['rgb(138,59,30)', 'rgb(138 59 30)'],
    ['hsl(16, 64%, 33%)', 'hsl(16 64% 33%)'],
  ])('PALETTE-14: accepts %s in its own format', (text, color) => {
    expect(readWrittenColor(text, { hasAlpha: false })).toEqual({ color, problem: null });
  });

  it.each([
    ['rust', 'model'],
    ['#8a3b1', 'parts'],
    ['rgb(138 59 300)', 'range'],
    ['#8a3b1e80', 'alpha'],
  ])('PALETTE-14: reports for %s: %s', (text, problem) => {
    expect(readWrittenColor(text, { hasAlpha: false })).toEqual({ color: null, problem });
  });

  it('PALETTE-14: accepts transparency if the colour may have it', () => {
    expect(readWrittenColor('#8a3b1e80', { hasAlpha: true }).color).toBe('rgb(138 59 30 / 0.5)');
  });

  it('PALETTE-14: a picked colour keeps the format and the alpha', () => {
    expect(withHex('hsl(16 64% 33%)', '#ff0000')).toBe('hsl(0 100% 50%)');
    expect(withHex('rgb(1 2 3 / 0.5)', '#ff0000')).toBe('rgb(255 0 0 / 0.5)');
    expect(withHex('nonsense', '#ff0000')).toBe('#ff0000');
    expect(withHex('#00ff00', 'nonsense')).toBe('#00ff00');
    expect(plainHexOf('hsl(0 100% 50% / 0.2)')).toBe('#ff0000');
    expect(plainHexOf('nonsense')).toBe('#000000');
  });

  it('PALETTE-14: switches between formats and skips hex for transparent colours', () => {
    const steps = (color: string) => [color, inNextFormat(color), inNextFormat(inNextFormat(color))];
    expect(steps('#ff0000')).toEqual(['#ff0000', 'hsl(0 100% 50%)', 'rgb(255 0 0)']);
    expect(inNextFormat('rgb(255 0 0)')).toBe('#ff0000');
    expect(steps('rgb(255 0 0 / 0.5)')).toEqual([
      'rgb(255 0 0 / 0.5)',
      'hsl(0 100% 50% / 0.5)',
      'rgb(255 0 0 / 0.5)',
    ]);
    expect(inNextFormat('nonsense')).toBe('nonsense');
  });
});
