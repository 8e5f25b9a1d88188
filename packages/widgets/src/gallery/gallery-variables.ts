import type { CSSProperties } from 'react';
import { cssVariables } from '../styles/css-variables.ts';

/** Values for a gallery's style sheet, by their names without `gallery-`. */
export function galleryVariables(values: Readonly<Record<string, string | number>>): CSSProperties {
  return cssVariables(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`gallery-${name}`, value])),
  );
}
