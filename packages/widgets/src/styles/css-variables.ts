import type { CSSProperties } from 'react';

/** A style attribute that passes values to the style sheet: `{ 'gallery-gap': '8px' }` is `--gallery-gap: 8px`. */
export function cssVariables(values: Readonly<Record<string, string | number>>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, String(value)]));
}
