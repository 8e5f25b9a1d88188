import {
  plainFooter,
  plainHeader,
  readDesign,
  readDocument,
  updateDocument,
} from '../../collections/index.ts';
import { changeSettings } from '../../tenancy/index.ts';
import type { Writing } from './writing.ts';

/**
 * A new website gets a header, and a footer for its menu, and the source's name while its own is still derived
 * from its address (rule IMPORT-49). Anything the owner made stays.
 */
export async function ensureFrame(writing: Writing, { hasFooter }: { hasFooter: boolean }): Promise<void> {
  const { context, model } = writing;
  const { clock, database, website } = context;
  const { headerId, footerId } = await readDesign(database, website.id, clock.now());
  for (const [id, document] of [
    [headerId, plainHeader()],
    ...(hasFooter ? [[footerId, plainFooter()] as const] : []),
  ] as const) {
    const known = await readDocument(database, website.id, id);
    if (known === null || known.document.sections.length > 0) continue;
    await updateDocument(database, website.id, { id, document, approved: null, now: clock.now() });
  }
  const title = model.site.title.slice(0, 120);
  if (website.title !== website.subdomain || title === '') return;
  const tagline =
    website.settings.tagline === '' ? model.site.description.slice(0, 200) : website.settings.tagline;
  await changeSettings(context, { title, settings: { tagline } });
}
