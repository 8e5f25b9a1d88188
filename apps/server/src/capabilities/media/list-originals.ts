import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { originalKey } from './asset-keys.ts';
import { listFilesAfter, sumOfBytes } from './media.store.ts';

/** A file as it was uploaded, with the place of its bytes. */
export interface Original {
  readonly assetId: Id;
  readonly fileName: string;
  readonly key: string;
}

const pageSize = 200;

/** Every file of the website as it was uploaded, including deleted ones that can be restored, a page at a time. */
export async function* listOriginals({
  database,
  website,
}: Pick<Context, 'database' | 'website'>): AsyncGenerator<Original> {
  for (let after: Id | null = ''; after !== null; ) {
    const rows: { id: Id; file_name: string }[] = await listFilesAfter(database, website.id, {
      after,
      limit: pageSize,
    });
    for (const { id, file_name: fileName } of rows) {
      yield { assetId: id, fileName, key: originalKey({ websiteId: website.id, assetId: id }) };
    }
    after = rows.length < pageSize ? null : (rows.at(-1)?.id ?? null);
  }
}

/** The total size of those files in bytes. */
export function originalBytes({ database, website }: Pick<Context, 'database' | 'website'>): Promise<number> {
  return sumOfBytes(database, website.id);
}
