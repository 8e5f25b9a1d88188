import type { Need } from '@vitrine/core/needs/need.ts';
import { emptyPage, type PageDocument } from '@vitrine/core/page/page-document.ts';

/** The header and footer of every page of a website, which are page documents themselves. */
export interface SiteChrome {
  readonly header: PageDocument;
  readonly footer: PageDocument;
}

export const emptyChrome: SiteChrome = { header: emptyPage, footer: emptyPage };

/** The data that all blocks of a page need, keyed `BLOCKID.NAME`; the server answers in one batch. */
export type PageNeeds = Readonly<Record<string, Need>>;

/** The fetched data under the same keys, each as specified for its kind (rule RENDER-6). */
export type PageData = Readonly<Record<string, unknown>>;
