import type { Hex } from '../site/color.ts';

interface NamedColor {
  readonly color: Hex;
  /** In the seven languages, with the adjective forms used for goods. */
  readonly words: readonly string[];
}

/** The colours of product options, with their values and names. */
export const namedColors: Readonly<Record<string, NamedColor>> = {
  black: {
    color: '#1c1b1a',
    words: ['black', 'schwarz', 'sort', 'noir', 'noire', 'negro', 'negra', 'nero', 'nera', 'zwart'],
  },
  white: {
    color: '#ffffff',
    words: [
      'white',
      'weiß',
      'weiss',
      'hvid',
      'blanc',
      'blanche',
      'blanco',
      'blanca',
      'bianco',
      'bianca',
      'wit',
    ],
  },
  blue: { color: '#2457c5', words: ['blue', 'blau', 'blå', 'bleu', 'bleue', 'azul', 'blu', 'blauw'] },
  green: { color: '#2f7d46', words: ['green', 'grün', 'gruen', 'grøn', 'vert', 'verte', 'verde', 'groen'] },
  red: { color: '#c5282f', words: ['red', 'rot', 'rød', 'rouge', 'rojo', 'roja', 'rosso', 'rossa', 'rood'] },
  pink: { color: '#f2a0bd', words: ['pink', 'rosa', 'lyserød', 'rose', 'roze'] },
  orange: { color: '#ee7d22', words: ['orange', 'naranja', 'arancione', 'oranje'] },
  gray: { color: '#8b8b8b', words: ['gray', 'grey', 'grau', 'grå', 'gris', 'grigio', 'grigia', 'grijs'] },
};

const colorOfWord = new Map(
  Object.values(namedColors).flatMap(({ color, words }) => words.map(word => [word, color] as const)),
);

const optionWords = new Set([
  'color',
  'colors',
  'colour',
  'colours',
  'farbe',
  'farve',
  'couleur',
  'colore',
  'kleur',
]);

/** The colour that a value's name denotes, in any of the seven languages; null for other words. */
export function colorOfName(value: string): Hex | null {
  return colorOfWord.get(value.trim().toLowerCase()) ?? null;
}

/** Whether an option's name means a colour. */
export function isColorOption(name: string): boolean {
  return optionWords.has(name.trim().toLowerCase());
}
