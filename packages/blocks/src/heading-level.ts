import { createContext, useContext } from 'react';

/** The deepest allowed level of a heading at its place: one below the heading above it (rule RENDER-21). */
export const DeepestHeadingContext = createContext(6);

/** The element of a heading whose owner chose a level. */
export function useHeading(wanted: '2' | '3' | '4'): 'h2' | 'h3' | 'h4' {
  const deepest = useContext(DeepestHeadingContext);
  const level = Math.max(2, Math.min(Number(wanted), deepest));
  return level === 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
}
