import { Extension, type Extensions, Mark, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { isSafeLink } from '@vitrine/core/links/safe-link.ts';
import { Highlight } from './highlight-mark.ts';

/** Styles of paragraphs and headings: classes on the page, attributes in the document. */
const alignment = {
  default: 'left',
  parseHTML: (element: HTMLElement) =>
    ['center', 'right'].find(
      side => element.classList.contains(`rich-text-${side}`) || element.style.textAlign === side,
    ) ?? 'left',
  renderHTML: ({ align }: Record<string, unknown>) =>
    align === 'left' ? {} : { class: `rich-text-${String(align)}` },
};

const paragraphSize = {
  default: 'normal',
  parseHTML: (element: HTMLElement) =>
    ['small', 'large'].find(size => element.classList.contains(`rich-text-${size}`)) ?? 'normal',
  renderHTML: ({ size }: Record<string, unknown>) =>
    size === 'normal' ? {} : { class: `rich-text-${String(size)}` },
};

const Looks = Extension.create({
  name: 'looks',
  addGlobalAttributes: () => [
    { types: ['paragraph', 'heading'], attributes: { align: alignment } },
    { types: ['paragraph'], attributes: { size: paragraphSize } },
  ],
});

const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({
    href: { default: '' },
    newWindow: {
      default: false,
      parseHTML: (element: HTMLElement) => element.getAttribute('target') === '_blank',
      renderHTML: ({ newWindow }: Record<string, unknown>) => (newWindow ? { target: '_blank' } : {}),
    },
  }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: element => (isSafeLink(element.getAttribute('href') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: 'noopener' }, 0],
});

const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
});

const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
});

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1),
});

/** Tables are kept whole and their cells can be edited; rows and columns cannot be changed here. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['div', { class: 'rich-text-table' }, ['table', ['tbody', 0]]],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan') }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** The nodes and marks of rich text, and no others (rule STUDIO-8). */
export const textExtensions: Extensions = [
  StarterKit.configure({ link: false, trailingNode: false, heading: { levels: [1, 2, 3, 4] } }),
  Looks,
  Link,
  Highlight,
  Subscript,
  Superscript,
  Table,
  TableRow,
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
];
