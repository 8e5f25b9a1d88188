import type { Item } from '@vitrine/core/collections/collection.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { bowl } from '@vitrine/widgets/image/asset.samples.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PostFootShown, PostHeadEdited, type PostShown } from './post-parts.tsx';

const item: Item = {
  id: newId(),
  collectionId: newId(),
  recordType: 1,
  data: {},
  state: 'draft',
  title: 'Spring glazes',
  slug: 'spring-glazes',
  author: 'Ada',
  excerpt: 'What came out of the kiln',
  imageId: null,
  categories: ['Glazes'],
  tags: ['clay'],
  publishedAt: '2026-03-02T10:00:00.000Z',
  isSticky: false,
  areCommentsOpen: false,
  seo: { title: '', description: '' },
  hasPassword: false,
  documentId: newId(),
  updatedAt: '2026-03-02T10:00:00.000Z',
  deletedAt: null,
};
const shown: PostShown = { item, listName: 'Journal', image: null, language: 'en' };
const nothing = () => {};
const head = (given: Partial<PostShown>) =>
  renderToStaticMarkup(
    <PostHeadEdited {...shown} {...given} onTitle={nothing} onPicture={nothing} onDate={nothing} />,
  );

it('COLLECTION-18: the canvas of a post shows title, date and picture as visitors see them, and they can be edited', () => {
  const markup = head({ image: bowl });
  expect(markup).toContain('<h1 class="system-title"><span class="own-part"');
  expect(markup).toMatch(/contenteditable="plaintext-only"[^>]*>Spring glazes<\/span><\/h1>/i);
  expect(markup).toContain('March 2, 2026');
  expect(markup).toContain('class="post-picture"');
  expect(head({})).toContain('Choose a picture');
  expect(head({ item: { ...item, publishedAt: null } })).toContain('Choose a date');
});

it('COLLECTION-18: categories and tags are below the text, as on the published page', () => {
  expect(head({})).not.toContain('Glazes</a>');
  const foot = renderToStaticMarkup(<PostFootShown {...shown} />);
  expect(foot.replace(/<[^>]*>/g, ' ')).toMatch(/Glazes.*clay/);
});
