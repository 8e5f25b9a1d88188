import { createContext, useContext } from 'react';

/** The deepest level a heading may have where it stands: one below the heading above it (rule RENDER-21). */
export const DeepestHeadingContext = createContext(6);

/** The element of a heading whose owner asked for a level. */
export function useHeading(wanted: '2' | '3' | '4'): 'h2' | 'h3' | 'h4' {
  const deepest = useContext(DeepestHeadingContext);
  const level = Math.max(2, Math.min(Number(wanted), deepest));
  return level === 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
}
