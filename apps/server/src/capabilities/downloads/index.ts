import type { Capability } from '../../capability.ts';
import { on } from '../../events.ts';
import { assetReplaced } from '../media/index.ts';
import { replaceInProducts, soldFileReplaced } from '../products/index.ts';
import { forgetClientsJob } from './downloads.jobs.ts';
import { replaceInGrants, replaceOfProduct } from './downloads.store.ts';

export { downloadsPath, readDownloadToken } from './download-token.ts';
export { renewGrants } from './downloads.store.ts';
export { daysAfter, grantDownloads } from './grant-downloads.ts';
export { type GrantedLine, grantedLines, grantedNames } from './granted-files.ts';
export { type Taker, takeDownload } from './take-download.ts';

export const downloadsCapability: Capability = {
  name: 'downloads',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  jobs: [forgetClientsJob],
  subscriptions: [
    on(assetReplaced, async ({ database, website }, ids) => {
      await database.transaction(async transaction => {
        await replaceInProducts(transaction, website.id, ids);
        await replaceInGrants(transaction, website.id, ids);
      });
    }),
    on(soldFileReplaced, ({ database, website }, file) => replaceOfProduct(database, website.id, file)),
  ],
};
