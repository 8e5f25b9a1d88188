import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { pagesErrors } from '@vitrine/core/pages/pages.errors.ts';
import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';
import type { Context } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { nameOfActor } from '../../name-of-actor.ts';
import { lockDesign, readDesign, readDocument, updateStyles } from '../collections/index.ts';
import { findAssets } from '../media/index.ts';
import { insertStyleChange, readStyleChange } from './page-operations.store.ts';
import { siteFactsOf } from './site-facts.ts';

export interface StylesChanged {
  readonly styles: SiteStyles;
  readonly version: number;
  /** The previous values, for undo. */
  readonly before: SiteStyles;
}

/** Writes the styles if nobody else has written them since `baseVersion` (rule DRAFT-6). */
export async function changeStyles(
  context: Context,
  { baseVersion, styles }: { baseVersion: number; styles: SiteStyles },
): Promise<Result<StylesChanged>> {
  const { website, clock, actor } = context;
  return transactionOf<Result<StylesChanged>>(context.database, async transaction => {
    const old = await lockDesign(transaction, website.id, clock.now());
    if (old.version !== baseVersion) {
      const who = (await readStyleChange(transaction, website.id, old.version)) ?? 'Somebody';
      return fail(
        pagesErrors.stylesConflict,
        { who },
        { details: { version: old.version, styles: old.styles } },
      );
    }
    const version = await updateStyles(transaction, website.id, styles);
    await insertStyleChange(transaction, website.id, { version, by: nameOfActor(actor), at: clock.now() });
    return succeed({ styles, version, before: old.styles });
  });
}

/** Everything else the canvas needs besides the page. */
export async function readSite(context: Context) {
  const { database, website, clock } = context;
  const design = await readDesign(database, website.id, clock.now());
  const { logo } = website.settings;
  const [header, footer, assets] = await Promise.all([
    readDocument(database, website.id, design.headerId),
    readDocument(database, website.id, design.footerId),
    findAssets(context, logo === null ? [] : [logo], { isDraft: true }),
  ]);
  if (header === null || footer === null) throw new Error('A design’s documents are never deleted.');
  return {
    styles: design.styles,
    version: design.version,
    header,
    footer,
    site: { ...siteFactsOf(website, logo === null ? null : (assets.get(logo) ?? null)) },
  };
}
