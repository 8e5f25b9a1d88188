import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { originalKey } from './asset-keys.ts';
import { listFilesAfter, sumOfBytes } from './media.store.ts';

/** A file as it was uploaded, with where its bytes lie. */
export interface Original {
  readonly assetId: Id;
  readonly fileName: string;
  readonly key: string;
}

const pageSize = 200;

/** Every file of the website as it was uploaded, deleted ones that can come back too, a page at a time. */
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

/** How many bytes those files have together. */
export function originalBytes({ database, website }: Pick<Context, 'database' | 'website'>): Promise<number> {
  return sumOfBytes(database, website.id);
}
