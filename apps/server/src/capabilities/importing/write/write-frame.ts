import type { PageDocument, Section } from '@vitrine/core/page/page-document.ts';
import { sectionSettingsSchema } from '@vitrine/core/page/page-document.ts';
import { readDesign, readDocument, updateDocument } from '../../collections/index.ts';
import { changeSettings } from '../../tenancy/index.ts';
import { stableIds } from '../convert/stable-ids.ts';
import type { Writing } from './write-content.ts';

/**
 * A website that nobody has furnished yet gets a header, and a footer for its menu, and the source's name when it still bears that of its address (rule IMPORT-49). What an owner has made stays.
 */
export async function ensureFrame(writing: Writing, { hasFooter }: { hasFooter: boolean }): Promise<void> {
  const { context, key, model } = writing;
  const { clock, database, website } = context;
  const { headerId, footerId } = await readDesign(database, website.id, clock.now());
  for (const [id, document] of [
    [headerId, headerOf(key('frame', 'header'))],
    ...(hasFooter ? [[footerId, footerOf(key('frame', 'footer'))] as const] : []),
  ] as const) {
    const known = await readDocument(database, website.id, id);
    if (known === null || known.document.sections.length > 0) continue;
    await updateDocument(database, website.id, { id, document, now: clock.now() });
  }
  const title = model.site.title.slice(0, 120);
  if (website.title !== website.subdomain || title === '') return;
  const tagline =
    website.settings.tagline === '' ? model.site.description.slice(0, 200) : website.settings.tagline;
  await changeSettings(context, { title, settings: { tagline } });
}

function headerOf(seed: string): PageDocument {
  const makeId = stableIds(seed);
  const section = sectionOf(makeId(), { name: 'Header', theme: 'lightest', width: 'wide', padding: 1 }, [
    {
      id: makeId(),
      type: 3,
      version: 0,
      settings: { size: 30, alignment: 'left', showTitle: true },
      places: { desktop: { x: 0, y: 0, w: 8, h: 2 }, phone: { x: 0, y: 0, w: 5, h: 2 } },
    },
    {
      id: makeId(),
      type: 1,
      version: 0,
      settings: { place: 'main', design: 'inline' },
      places: { desktop: { x: 8, y: 0, w: 16, h: 2 }, phone: { x: 5, y: 0, w: 3, h: 2 } },
    },
  ]);
  return { sections: [section] };
}

function footerOf(seed: string): PageDocument {
  const makeId = stableIds(seed);
  const section = sectionOf(makeId(), { name: 'Footer', theme: 'light', width: 'wide', padding: 3 }, [
    {
      id: makeId(),
      type: 1,
      version: 0,
      settings: { place: 'footer', design: 'inline' },
      places: { desktop: { x: 0, y: 0, w: 24, h: 2 }, phone: { x: 0, y: 0, w: 8, h: 2 } },
    },
  ]);
  return { sections: [section] };
}

function sectionOf(id: string, settings: Partial<Section['settings']>, blocks: Section['blocks']): Section {
  return { id, settings: sectionSettingsSchema.parse(settings), blocks };
}
