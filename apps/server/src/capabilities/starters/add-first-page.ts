import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import type { RichText } from '@vitrine/core/rich-text/rich-text.ts';
import type { StarterSection } from '@vitrine/core/starters/starter.ts';
import type { Context } from '../../context.ts';
import { addCollection } from '../collections/index.ts';
import { changeSettings } from '../tenancy/index.ts';
import { placeSections } from './place-sections.ts';

/** Adds a home page to a website that a person creates without a starter (rule STARTER-5). */
export async function addFirstPage(context: Context): Promise<void> {
  const document = placeSections([firstSection(context.website.title)], {
    $asset: new Map(),
    $product: new Map(),
    $collection: new Map(),
    $fund: new Map(),
    $productCollection: new Map(),
  });
  const added = await addCollection(context, {
    type: collectionTypes.page,
    title: 'Home',
    slug: 'home',
    navigation: 'main',
    document,
  });
  if (!added.ok) throw new Error(`The first page was refused: ${englishOf(added.error)}`);
  const chosen = await changeSettings(context, { settings: { homePageId: added.value.id } });
  if (!chosen.ok) throw new Error(`The first page was refused: ${englishOf(chosen.error)}`);
}

function firstSection(title: string): StarterSection {
  const text: RichText = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: title }] },
      {
        type: 'paragraph',
        attrs: { size: 'large' },
        content: [{ type: 'text', text: 'Say in a sentence what you do, and for whom.' }],
      },
    ],
  };
  return {
    settings: { name: 'Welcome', padding: 4 },
    blocks: [{ block: 'html', settings: { text }, desktop: [0, 0, 16, 6] }],
  };
}
