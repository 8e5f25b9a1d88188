import type { ItemState } from '@vitrine/core/collections/collection.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { EntryOutline, ImportRecord, ImportTerm } from '@vitrine/core/importing/import-model.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { recordDefinitions } from '@vitrine/core/records/records.ts';
import { type Put, type PutItem, putItem } from '../../collections/index.ts';
import { keptPhrase } from './owner-changes.ts';
import type { AddressPlan } from './plan-addresses.ts';
import { settled } from './references.ts';
import type { Writing } from './writing.ts';

/** Writes posts with their content; returns the id of each. */
export async function writePosts(
  writing: Writing,
  { blogId, plan }: { blogId: Id; plan: AddressPlan },
): Promise<Map<string, Put>> {
  const posts = new Map<string, Put>();
  for (const post of writing.model.posts) {
    const slug = plan.posts.get(post.sourceId) ?? 'post';
    const put = await writePost(writing, post, { blogId, slug });
    posts.set(post.sourceId, put);
    writing.addresses.set('post', post.sourceId, put.address);
    await writing.step();
  }
  return posts;
}

async function writePost(
  writing: Writing,
  post: EntryOutline,
  { blogId, slug }: { blogId: Id; slug: string },
): Promise<Put> {
  const { assets, changes, content, context, key, media, model, notes, references } = writing;
  const sourceKey = key('post', post.sourceId);
  const converted = content.entry('post', post.sourceId);
  const isKept = changes.keeps(sourceKey);
  for (const note of converted.notes) notes.warn(note.what, note.why);
  const featured = media.attachment(post.featuredSourceId);
  const image = featured ? assets.get(media.fileOf(featured.address)?.address ?? '') : undefined;
  const given: PutItem = {
    sourceKey,
    collectionId: blogId,
    title: post.title,
    slug,
    state: stateOf(post, context.clock.now()),
    author: post.authorName.slice(0, 200),
    excerpt: post.excerpt.slice(0, 2000),
    imageId: image?.kind === 'image' ? image.id : null,
    categories: namesOf(post.categories, model.categories),
    tags: namesOf(post.tags, model.tags),
    publishedAt: post.publishedAt === null ? null : new Date(post.publishedAt),
    isSticky: post.isSticky,
    areCommentsOpen: post.areCommentsOpen,
    seo: { title: post.seo.title.slice(0, 200), description: post.seo.description.slice(0, 400) },
    ...recordOf(writing, post.record),
    document: settled(converted.document, references),
  };
  const title = post.title || slug;
  if (!changes.offer({ sourceKey, kind: 'post', title, given }) && isKept)
    notes.warn(phrase('imports.post', { title }), keptPhrase);
  return putItem(context, { ...given, password: post.password.slice(0, 200), isKept });
}

/** Its file was imported, or stays at its source. */
function recordOf(
  { assets, media }: Writing,
  { name, data, fileAddress }: ImportRecord,
): Pick<PutItem, 'recordType' | 'data'> {
  const definition = [...recordDefinitions.values()].find(one => one.name === name);
  if (!definition) return {};
  const file = fileAddress === null ? undefined : assets.get(media.fileOf(fileAddress)?.address ?? '');
  const where = file ? { file: file.id } : fileAddress === null ? {} : { address: fileAddress };
  return { recordType: definition.number, data: { ...data, ...where } };
}

/** A scheduled post whose date has passed is simply published. */
function stateOf(post: EntryOutline, now: Date): ItemState {
  const isPast = post.publishedAt !== null && new Date(post.publishedAt) <= now;
  return post.state === 'scheduled' && isPast ? 'published' : post.state;
}

function namesOf(slugs: readonly string[], terms: readonly ImportTerm[]): string[] {
  return slugs
    .map(slug => (terms.find(term => term.slug === slug)?.name ?? slug).slice(0, 120))
    .slice(0, 100);
}
