import type { Finding, SourceFile } from './source-files.ts';

/** Functions of the server that work on all websites, as `file name`, each with a reason (rule WALL-4). */
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
    'products/variant-prices.store.ts listWithSaleChanges',
  ],
  'What is over goes by its time alone, wherever it is.': [
    'accounts/sessions.store.ts deleteExpired',
    'audit/audit.store.ts deleteEntriesBefore',
    'customers/customer-notes.store.ts deleteOldNotes',
    'discounts/discounts.store.ts deleteOldDiscounts',
    'mail/mail.store.ts deleteMailBefore',
    'reviews/reviews.store.ts deleteOldReviews',
    'site-users/proofs.store.ts deleteExpiredProofs',
    'stock-notices/stock-notices.store.ts deleteOldNotices',
    'site-users/site-users.store.ts deleteOldSiteUsers',
    'site-users/site-users.store.ts listGone',
  ],
  'It is of the whole database: what changes its shape, and what copies all of it.': [
    'backups/content/copy-database.ts copyDatabase',
    'database/migrate.ts apply',
  ],
};

const product = /^apps\/server\/src\/.+(?<!\.(?:integration|test|fixture))\.ts$/;
const wall = /database\/(?:database|wall)\.ts$/;

/** Server code that works on all websites at once and is not listed, or is listed and gone (rule WALL-4). */
export function checkAcrossWebsites(
  files: readonly SourceFile[],
  listed: readonly string[] = Object.values(across).flat(),
): Finding[] {
  const found = files
    .filter(({ path }) => product.test(path) && !wall.test(path))
    .flatMap(({ path, text }) =>
      functionsOf(text)
        .filter(part => /\bacrossWebsites\(|\beveryPlace\b|\bseeEverything\)/.test(part.text))
        .map(({ name }) => ({
          path,
          entry: `${path.replace(/^apps\/server\/src\/(?:capabilities\/)?/, '')} ${name}`,
        })),
    );
  const entries = new Set(found.map(({ entry }) => entry));
  return [
    ...found
      .filter(({ entry }) => !listed.includes(entry))
      .map(({ path, entry }) => ({
        path,
        message: `works on all websites: list “${entry}” with its reason in check-across-websites.ts (WALL-4)`,
      })),
    ...listed
      .filter(entry => !entries.has(entry))
      .map(entry => ({
        path: 'tools/src/check-across-websites.ts',
        message: `lists “${entry}”, which no longer works on all websites (WALL-4)`,
      })),
  ];
}

function functionsOf(text: string): { readonly name: string; readonly text: string }[] {
  return text.split(/^(?=(?:export )?(?:async )?function )/m).map(part => ({
    name: /^(?:export )?(?:async )?function (\w+)/.exec(part)?.[1] ?? 'somewhere',
    text: part,
  }));
}
