import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from '../../../../tools/src/source-files.ts';

/** Code that works on all websites, each with a reason. */
const across: Readonly<Record<string, readonly string[]>> = {
  'An account is the platform’s: it is signed in, invited and a member on any website.': [
    'accounts/invitations.store.ts findInvitation',
    'accounts/sessions.store.ts listSessions',
    'accounts/sessions.store.ts whereSignedIn',
    'accounts/tokens.store.ts deleteTickets',
    'tenancy/members.store.ts listMemberships',
  ],
  'A host leads to one website, which is not known before it is found, and proved by one of those that wait for it.':
    [
      'tenancy/domains.store.ts listWaiting',
      'tenancy/domains.store.ts rowsOf',
      'tenancy/tenancy.store.ts findByDomain',
    ],
  'A timed job asks once where something is due, and then works on each of those websites.': [
    'database/list-due-websites.ts listDueWebsites',
    'exporting/exporting.store.ts listOld',
    'media/variants.store.ts listWithVariantsDue',
    'products/products.store.ts listWithJustPublished',
  ],
  'What is over goes by its time alone, wherever it is.': [
    'accounts/sessions.store.ts deleteExpired',
    'audit/audit.store.ts deleteEntriesBefore',
    'mail/mail.store.ts deleteMailBefore',
    'site-users/proofs.store.ts deleteExpiredProofs',
    'site-users/site-users.store.ts deleteOldSiteUsers',
  ],
  'It is of the whole database: what changes its shape, and what copies all of it.': [
    'backups/content/copy-database.ts copyDatabase',
    'database/migrate.ts apply',
  ],
};

it('WALL-4: code that works on all websites is listed with the reason', () => {
  const root = join(import.meta.dirname, '../../../..');
  const product = /^apps\/server\/src\/.+(?<!\.(?:integration|test|fixture))\.ts$/;
  const found = sourceFiles(root, product)
    .filter(({ path }) => !/database\/(?:database|wall)\.ts$/.test(path))
    .flatMap(({ path, text }) => {
      const named = text.split(/^(?=(?:export )?(?:async )?function )/m).flatMap(part => {
        const name = /^(?:export )?(?:async )?function (\w+)/.exec(part)?.[1];
        return /\bacrossWebsites\(|\beveryPlace\b|\bseeEverything\)/.test(part) ? [name ?? 'somewhere'] : [];
      });
      return named.map(name => `${path.replace(/^apps\/server\/src\/(?:capabilities\/)?/, '')} ${name}`);
    });
  expect(found.toSorted()).toEqual(Object.values(across).flat().toSorted());
});
