import type { EntryOutline, ImportMenuLink, ImportOutline } from '@vitrine/core/importing/import-model.ts';
import { wordNotes } from '@vitrine/core/importing/import-report.ts';
import { describe, expect, it } from 'vitest';
import { ImportNotes } from '../readers/import-notes.ts';
import { planAddresses } from './plan-addresses.ts';
import { planTree } from './plan-navigation.ts';
import { SourceLinks } from './source-links.ts';

const entry = (sourceId: string, more: Partial<EntryOutline> = {}): EntryOutline => ({
  sourceId,
  title: `T${sourceId}`,
  slug: `s${sourceId}`,
  address: '',
  isEmpty: false,
  excerpt: '',
  author: '',
  authorName: '',
  state: 'published',
  password: '',
  isSticky: false,
  publishedAt: null,
  parentSourceId: null,
  order: 0,
  categories: [],
  tags: [],
  featuredSourceId: null,
  areCommentsOpen: false,
  comments: [],
  seo: { title: '', description: '' },
  record: { name: 'text', data: {}, fileAddress: null },
  enclosures: [],
  ...more,
});
const model = (more: Partial<ImportOutline>): ImportOutline => ({
  format: 'wordpress',
  site: { title: '', description: '', address: 'https://old.example', otherAddresses: [], language: '' },
  authors: [],
  categories: [],
  productCategories: [],
  productTags: [],
  tags: [],
  attachments: [],
  pages: [],
  posts: [],
  menus: [],
  productCount: 0,
  variantCount: 0,
  hiddenProducts: [],
  skipped: [],
  warnings: [],
  ...more,
});
const link = (
  sourceId: string,
  target: ImportMenuLink['target'],
  parentSourceId: string | null = null,
): ImportMenuLink => ({
  sourceId,
  parentSourceId,
  title: sourceId,
  order: 0,
  target,
});

describe('planAddresses', () => {
  it('IMPORT-40: pages are below their parents, cycles are cut, reserved and duplicate addresses changed', () => {
    const pages = [
      entry('1', { slug: 'a', parentSourceId: '2' }),
      entry('2', { slug: 'b' }),
      entry('3', { slug: 'x', parentSourceId: '4' }),
      entry('4', { slug: 'y', parentSourceId: '3' }),
      entry('5', { slug: 'cart', title: 'Cart' }),
      entry('6', { slug: 'b' }),
      entry('7', { slug: '', title: 'Über uns' }),
    ];
    const plan = planAddresses(model({ pages }));
    expect(pages.map(page => plan.pages.get(page.sourceId))).toEqual([
      'b/a',
      'b',
      'y/x',
      'y',
      'page',
      'b-2',
      'uber-uns',
    ]);
  });

  it('IMPORT-40: the empty page that marks the list of posts becomes that list', () => {
    const plan = planAddresses(
      model({
        pages: [entry('1', { slug: 'news', title: 'News', isEmpty: true })],
        posts: [entry('9', { slug: '' })],
      }),
    );
    expect(plan.blog).toEqual({ title: 'News', slug: 'news' });
    expect(plan.standIns).toEqual(new Map([['1', '/news']]));
    expect(plan.posts).toEqual(new Map([['9', 't9']]));
    const nested = planAddresses(
      model({ posts: [entry('1', { address: '/journal/2020/a' }), entry('2', { address: '/journal/b' })] }),
    );
    expect(nested.blog).toEqual({ title: 'Journal', slug: 'journal' });
  });
});

describe('planTree', () => {
  it('IMPORT-44: one menu becomes the main one, and parents come before their children', () => {
    const notes = new ImportNotes();
    const pages = [entry('1'), entry('2'), entry('3', { parentSourceId: '2' })];
    const menus = [
      {
        slug: 'social',
        title: 'Social',
        links: [link('9', { kind: 'address', address: 'https://s.example' })],
      },
      {
        slug: 'main',
        title: 'Main',
        links: [
          link('11', { kind: 'entry', sourceId: '1' }, '12'),
          link('12', { kind: 'entry', sourceId: '2' }),
          link('13', { kind: 'entry', sourceId: '1' }),
        ],
      },
    ];
    const nodes = planTree(model({ pages, menus }), new Map(), notes).map(node => [
      node.kind === 'page' ? node.page.sourceId : node.key,
      node.navigation,
      node.parent,
    ]);
    expect(nodes).toEqual([
      ['2', 'main', null],
      ['13', 'main', null],
      ['1', 'main', 'page:2'],
      ['3', 'none', 'page:2'],
    ]);
    expect(wordNotes(notes.warnings, 'en').map(note => note.what)).toEqual(['menu “Social”']);
  });

  it('IMPORT-44: without a menu the first top-level pages are in the main one', () => {
    const pages = Array.from({ length: 9 }, (_, at) => entry(String(at), { order: at }));
    const shown = planTree(model({ pages }), new Map(), new ImportNotes()).filter(
      node => node.navigation === 'main',
    );
    expect(shown).toHaveLength(7);
  });
});

describe('SourceLinks', () => {
  it('IMPORT-46: recognises old addresses in absolute, relative, encoded and numeric form, and no others', () => {
    const links = new SourceLinks(['https://www.old.example']);
    links.add('https://old.example/%C3%BCber/', '/uber');
    links.add('/?p=7', '/seven');
    expect(links.find('http://old.example/über')).toBe('/uber');
    expect(links.find('/%c3%bcber/#team')).toBe('/uber#team');
    expect(links.find('https://www.old.example/?p=7')).toBe('/seven');
    expect(links.find('https://other.example/über')).toBeNull();
    expect(links.find('mailto:a@b.example')).toBeNull();
    expect(links.pathOf('https://old.example/a/b/')).toBe('/a/b');
    expect(links.pathOf('https://old.example/?p=7')).toBe('/?p=7');
    expect(links.pathOf('https://old.example/')).toBeNull();
  });
});
