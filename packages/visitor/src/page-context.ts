import { type PageContext, pageContextId } from '@vitrine/core/page-context/page-context.ts';

/** The page’s context (rule CONTEXT-1); null if there is none, as in a foreign page. */
export function readPageContext(page: Pick<Document, 'getElementById'>): PageContext | null {
  const text = page.getElementById(pageContextId)?.textContent;
  return text ? JSON.parse(text) : null;
}
