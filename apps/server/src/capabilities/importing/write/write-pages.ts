import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { ImportMenuLink } from '@vitrine/core/importing/import-model.ts';
import { isSafeLink } from '@vitrine/core/links/safe-link.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { type Put, type PutCollection, putCollection } from '../../collections/index.ts';
import { keptPhrase } from './owner-changes.ts';
import type { AddressPlan } from './plan-addresses.ts';
import type { TreeNode } from './plan-navigation.ts';
import { settled } from './references.ts';
import type { Writing } from './writing.ts';

/** Writes pages with their content and place in the tree, and menu links; returns the id of each page. */
export async function writePages(
  writing: Writing,
  nodes: readonly TreeNode[],
  plan: AddressPlan,
): Promise<Map<string, Put>> {
  const pages = new Map<string, Put>();
  for (const node of nodes) {
    const parentId = node.parent === null ? null : (pages.get(node.parent.slice('page:'.length))?.id ?? null);
    if (node.kind === 'page') {
      const slug = plan.pages.get(node.page.sourceId);
      if (slug === undefined) continue;
      const put = await writePage(writing, node, { slug, parentId });
      pages.set(node.page.sourceId, put);
      // A taken address gets a number; links written from here on use the new one.
      writing.addresses.set('page', node.page.sourceId, put.address);
    } else await writeLink(writing, node, parentId);
    await writing.step();
  }
  return pages;
}

function writePage(
  writing: Writing,
  { page, navigation }: Extract<TreeNode, { kind: 'page' }>,
  { slug, parentId }: { slug: string; parentId: Id | null },
): Promise<Put> {
  const { changes, content, context, notes, key, references } = writing;
  const sourceKey = key('page', page.sourceId);
  const what = phrase('imports.pageNamed', { title: page.title || slug });
  const converted = content.entry('page', page.sourceId);
  const isKept = changes.keeps(sourceKey);
  for (const note of converted.notes) notes.warn(note.what, note.why);
  const isShown = page.state === 'published';
  const hidden = hiddenCodes[page.state];
  if (hidden !== null) notes.warn(what, phrase(hidden));
  const given: PutCollection = {
    sourceKey,
    type: collectionTypes.page,
    title: page.title,
    slug,
    parentId,
    navigation,
    state: isShown ? 'enabled' : 'hidden',
    seo: { title: page.seo.title.slice(0, 200), description: page.seo.description.slice(0, 400) },
    document: settled(converted.document, references),
  };
  const isAsked = changes.offer({ sourceKey, kind: 'page', title: page.title || slug, given });
  if (isKept && !isAsked) notes.warn(what, keptPhrase);
  return putCollection(context, { ...given, password: page.password.slice(0, 200), isKept });
}

const hiddenCodes = {
  scheduled: 'imports.pageScheduled',
  draft: 'imports.pageDraft',
  private: 'imports.pagePrivate',
  needsReview: 'imports.pageReview',
  published: null,
} as const;

async function writeLink(
  { addresses, changes, context, key, links, notes, references }: Writing,
  node: Extract<TreeNode, { kind: 'link' }>,
  parentId: Id | null,
): Promise<void> {
  const address = addressOfTarget(node.target, { addresses, links, references });
  if (address === null || !isSafeLink(address) || address.length > 2000) {
    notes.skip(phrase('imports.menuLink', { title: node.title }), phrase('imports.targetMissing'));
    return;
  }
  const sourceKey = key('menuLink', node.key);
  const isKept = changes.keeps(sourceKey);
  const given: PutCollection = {
    sourceKey,
    type: collectionTypes.link,
    title: node.title || address,
    slug: '',
    parentId,
    navigation: node.navigation,
    linkAddress: address,
  };
  const isAsked = changes.offer({ sourceKey, kind: 'menuLink', title: given.title, given });
  if (isKept && !isAsked) notes.warn(phrase('imports.menuLink', { title: given.title }), keptPhrase);
  await putCollection(context, { ...given, isKept });
}

function addressOfTarget(
  target: ImportMenuLink['target'],
  { addresses, links, references }: Pick<Writing, 'addresses' | 'links' | 'references'>,
): string | null {
  switch (target.kind) {
    case 'address': {
      if (target.address.startsWith('#')) return target.address;
      const own = links.find(target.address);
      if (own !== null) return settled(own, references);
      if (URL.canParse(target.address)) return target.address;
      return target.address.startsWith('/') ? target.address : null;
    }
    case 'entry':
      return (
        addresses.find('page', target.sourceId) ??
        addresses.find('post', target.sourceId) ??
        addresses.find('product', target.sourceId)
      );
    case 'shop':
      return addresses.find('list', 'shop');
    default:
      return addresses.find(target.kind, target.slug);
  }
}
