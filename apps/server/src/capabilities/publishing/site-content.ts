import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { emptyPage, type PageDocument } from '@vitrine/core/page/page-document.ts';
import { defaultSiteStyles, type SiteStyles } from '@vitrine/core/site/site-styles.ts';
import { emptyChrome, type SiteChrome } from '@vitrine/render/page-data.ts';
import type { Context } from '../../context.ts';
import { createReadThroughCache } from '../../database/read-through-cache.ts';
import {
  type CollectionRow,
  type ContentSource,
  readCollections,
  readNextDue,
  readSourceDesign,
  readSourceDocuments,
} from '../collections/index.ts';
import { readRevision } from './revisions.store.ts';

/** The data shared by all pages of one state of a website. */
export interface SiteContent {
  readonly source: ContentSource;
  /** Whether it is the drafts, with files as in the studio. */
  readonly isDraft: boolean;
  readonly collections: readonly CollectionRow[];
  readonly homePageId: Id | null;
  readonly styles: SiteStyles;
  readonly chrome: SiteChrome;
}

/** A revision never changes, so what was read of one can be kept (rule PUBLISH-17). */
const contents = createReadThroughCache<SiteContent>(200);

/** The published state of a website, from memory if it was read before. */
export async function publishedContent(context: Context, revisionId: Id): Promise<SiteContent> {
  const source = { websiteId: context.website.id, revisionId };
  return contents.read(context.database, revisionId, () => readContent(context, source));
}

/** The drafts, for a preview. */
export function draftContent(context: Context): Promise<SiteContent> {
  return readContent(context, { websiteId: context.website.id, revisionId: null });
}

/** The look of a website without a publish: its drafts are not shown to visitors. */
export function bareContent(websiteId: Id): SiteContent {
  return {
    source: { websiteId, revisionId: null },
    isDraft: false,
    collections: [],
    homePageId: null,
    styles: defaultSiteStyles,
    chrome: emptyChrome,
  };
}

async function readContent(context: Context, source: ContentSource): Promise<SiteContent> {
  const { database, website } = context;
  const [collections, design, revision] = await Promise.all([
    readCollections(database, source),
    readSourceDesign(database, source),
    source.revisionId === null ? null : readRevision(database, website.id, source.revisionId),
  ]);
  const ids = [design.headerId, design.footerId].filter(id => id !== null);
  const documents = await readSourceDocuments(database, source, ids);
  const find = (id: Id | null) => (id === null ? undefined : documents.get(id)) ?? emptyPage;
  const homePageId =
    source.revisionId === null ? website.settings.homePageId : (revision?.home_page_id ?? null);
  return {
    source,
    isDraft: source.revisionId === null,
    collections,
    homePageId: homeOf(collections, homePageId),
    styles: design.styles,
    chrome: { header: find(design.headerId), footer: find(design.footerId) },
  };
}

/** The chosen home page, otherwise the first page of the main menu, otherwise the first page (rule SERVE-3). */
function homeOf(collections: readonly CollectionRow[], homePageId: Id | null): Id | null {
  const pages = collections.filter(
    row => row.type === collectionTypes.page && row.state === 'enabled' && row.password_hash === null,
  );
  return (pages.find(row => row.id === homePageId) ?? pages[0])?.id ?? null;
}

/** The next due post of a content, and the time from which that is known. */
const nextDues = new WeakMap<SiteContent, { readonly from: Date; readonly due: Date | null }>();

/** When its next scheduled post appears; null when none waits. Read again once that time has come. */
export async function nextDueOf({ clock, database }: Context, site: SiteContent): Promise<Date | null> {
  const now = clock.now();
  const found = nextDues.get(site);
  if (found && found.from <= now && (found.due === null || now < found.due)) return found.due;
  const due = await readNextDue(database, site.source, now);
  nextDues.set(site, { from: now, due });
  return due;
}

const documents = createReadThroughCache<PageDocument>(1000);

/** One page document of this state; those of a revision are cached in parsed form. */
export async function documentOf(
  context: Context,
  { source }: SiteContent,
  documentId: Id,
): Promise<PageDocument> {
  const { database } = context;
  const readNow = async () =>
    (await readSourceDocuments(database, source, [documentId])).get(documentId) ?? emptyPage;
  return source.revisionId === null
    ? readNow()
    : documents.read(database, `${source.revisionId} ${documentId}`, readNow);
}
