import type { Need } from '@vitrine/core/needs/need.ts';
import { emptyPage, type PageDocument } from '@vitrine/core/page/page-document.ts';

/** The header and footer of every page of a website, which are page documents as well. */
export interface SiteChrome {
  readonly header: PageDocument;
  readonly footer: PageDocument;
}

export const emptyChrome: SiteChrome = { header: emptyPage, footer: emptyPage };

/** The needs of all blocks of a page, keyed `BLOCKID.NAME`; the server answers them in one batch. */
export type PageNeeds = Readonly<Record<string, Need>>;

/** The answers under the same keys, each as the contract of its kind of need has it (rule RENDER-6). */
export type PageData = Readonly<Record<string, unknown>>;
