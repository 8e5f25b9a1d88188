import type { PageSources } from '@vitrine/core/blocks/page-sources.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import type { PageIdentity } from '@vitrine/core/page-context/page-context.ts';
import type { PageContent } from '@vitrine/render/page-content.ts';
import type { PageFeed } from '@vitrine/render/page-head.tsx';
import type { Lock } from './unlocked.ts';

/** The content at an address before it is rendered. */
export type SitePage =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly content: PageContent;
      readonly title: string;
      readonly description: string;
      readonly image: Asset | null;
      /** The address search engines should keep. */
      readonly path: string;
      readonly feeds: readonly PageFeed[];
      /** Whether search engines may list it, if the website can be found at all. */
      readonly isIndexed: boolean;
      /** The content it shows; empty if it shows none. */
      readonly identity: Partial<PageIdentity>;
      /** Sources it needs in addition to those its blocks declare. */
      readonly sources?: PageSources;
    }
  | MovedPage
  /** Behind a password, with the hash that it must match. */
  | ({ readonly kind: 'locked'; readonly title: string } & Lock)
  | { readonly kind: 'file'; readonly contentType: string; readonly body: string | Buffer };

export interface MovedPage {
  readonly kind: 'moved';
  readonly to: string;
  /** Whether the owner of the website redirects to another host. */
  readonly isElsewhere: boolean;
  readonly status: 301 | 302;
}

export type ShownPage = Extract<SitePage, { kind: 'page' }>;

/** A page with the usual properties. */
export function shownPage(
  given: Pick<ShownPage, 'content' | 'title' | 'path'> & Partial<ShownPage>,
): ShownPage {
  return {
    kind: 'page',
    status: 200,
    description: '',
    image: null,
    feeds: [],
    isIndexed: true,
    identity: {},
    ...given,
  };
}

export const notFoundPage: ShownPage = shownPage({
  status: 404,
  content: { kind: 'not-found' },
  title: '404',
  path: '/404',
});
