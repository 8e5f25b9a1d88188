import { type PageIdentity, permissionTypes } from '@vitrine/core/page-context/page-context.ts';
import type { CollectionRow } from '../collections/index.ts';

/** The page context of a collection (rule CONTEXT-2). */
export function identityOfCollection(
  row: Pick<CollectionRow, 'id' | 'title' | 'password_hash'>,
): Pick<PageIdentity, 'collectionId' | 'collectionTitle' | 'permissionType'> {
  return {
    collectionId: row.id,
    collectionTitle: row.title,
    permissionType: row.password_hash === null ? permissionTypes.public : permissionTypes.password,
  };
}
