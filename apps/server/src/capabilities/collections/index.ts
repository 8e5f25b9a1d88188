import type { Capability } from '../../capability.ts';
import { on } from '../../events.ts';
import { languageChanged } from '../tenancy/index.ts';
import { collectionRoutes } from './collections.routes.ts';
import { purgeCommentsJob } from './comments.jobs.ts';
import { commentRoutes } from './comments.routes.ts';
import { reindexPublished, reindexPublishedJob } from './index-published.ts';

export { addCollection } from './add-collection.ts';
export { deleteCollection, restoreCollection } from './arrange-collections.ts';
export { changeCollection, makeHome } from './change-collection.ts';
export { changeItem, restoreItem } from './change-items.ts';
export { type CollectionRow, collectionOf, listCollections, readCollection } from './collections.store.ts';
export { type CommentRow, listApprovedComments } from './comments.store.ts';
export { readAsPut, readItemAsPut } from './content-as-put.ts';
export { type ContentTable, differs } from './content-columns.ts';
export { readContentPrints } from './content-prints.ts';
export type { ContentSource } from './content-source.ts';
export { lockDesign, readDesign, updateStyles } from './design.store.ts';
export {
  listDocumentsHolding,
  listDocumentsWith,
  lockDocument,
  readDocument,
  updateDocument,
} from './documents.store.ts';
export { indexPublished } from './index-published.ts';
export { type ItemRow, listItemsUsing, readItem, replaceItemFiles } from './items.store.ts';
export { forgetKept, mergeKept } from './kept-states.store.ts';
export { heldBy } from './kept-states.ts';
export { readLiveCollections, readLiveItems } from './live-states.store.ts';
export { forgetSnapshots } from './old-snapshots.store.ts';
export { hashPagePassword, isPagePassword } from './page-password.ts';
export { plainFooter, plainHeader } from './plain-frame.ts';
export { putComment } from './put-comment.ts';
export { type Put, type PutCollection, type PutItem, putCollection, putItem } from './put-content.ts';
export {
  findRedirect,
  readCollections,
  readSourceDesign,
  readSourceDocuments,
} from './read-content.ts';
export {
  countItemEntries,
  countVisibleItems,
  listCategories,
  listItemEntries,
  listVisibleItems,
  type Neighbour,
  readDraftItem,
  readNeighbours,
  readNextDue,
  readVisibleItem,
} from './read-items.ts';
export { addLiveRedirect, addRedirect } from './redirects.ts';
export { listDeletedTogether, listOldDeleted, removeForGood } from './removal.store.ts';
export { approvedBy, mayRunScripts, scriptBlocksOf, unapprovedBlock } from './script-blocks.ts';
export { searchConfigOf } from './search-config.ts';
export { searchContent } from './search-content.ts';
export { settleScripts } from './settle-scripts.ts';
export { copyFromRevision, copyToRevision } from './snapshot.store.ts';
export { copyOneToRevision, findSameAddress, readAbove } from './snapshot-one.store.ts';
export {
  clearMarks,
  listMarkedContent,
  listMarkedDocuments,
  type Mark,
  markEverything,
  markedIn,
  readMarks,
} from './unpublished-marks.store.ts';

export const collectionsCapability: Capability = {
  name: 'collections',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: [...collectionRoutes, ...commentRoutes],
  jobs: [purgeCommentsJob, reindexPublishedJob],
  subscriptions: [
    on(languageChanged, ({ database, jobs, website }) =>
      jobs.enqueue(database, reindexPublished, { websiteId: website.id, data: {}, key: website.id }),
    ),
  ],
};
