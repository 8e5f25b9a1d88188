import type { TextHighlight } from '@vitrine/core/text-highlight/text-highlight.ts';
import type { ReactNode } from 'react';
import { cssVariables } from '../styles/css-variables.ts';
import { highlightMarkup } from './highlight-markup.ts';

export interface HighlightedWordsProps {
  readonly highlight: TextHighlight;
  readonly children: ReactNode;
}

/** Highlighted text: styled by CSS alone until the drawing is ready, in the same place. */
export function HighlightedWords({ highlight, children }: HighlightedWordsProps) {
  const { tag: Tag, className, variables, data } = highlightMarkup(highlight);
  return (
    <Tag className={className} style={cssVariables(variables)} {...data}>
      {children}
    </Tag>
  );
}
