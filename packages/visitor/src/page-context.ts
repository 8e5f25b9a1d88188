import { type PageContext, pageContextId } from '@vitrine/core/page-context/page-context.ts';

/** What the page says of itself (rule CONTEXT-1); null where it says nothing, as in another's page. */
export function readPageContext(page: Pick<Document, 'getElementById'>): PageContext | null {
  const text = page.getElementById(pageContextId)?.textContent;
  return text ? JSON.parse(text) : null;
}
