import { isSafeLink } from '@vitrine/core/links/safe-link.ts';
import type { Mark, RichNode, RichText, TextNode } from '@vitrine/core/rich-text/rich-text.ts';
import type { TextHighlight } from '@vitrine/core/text-highlight/text-highlight.ts';
import { Fragment, type ReactNode } from 'react';
import { byPlace } from '../lists/by-place.ts';
import { messagesFor } from '../messages/messages.ts';
import { HighlightedWords } from '../text-highlight/highlighted-words.view.tsx';
import { RichTable } from './rich-table.view.tsx';

export interface RichTextViewProps {
  readonly text: RichText;
  readonly language: string;
}

/** A rich text document as markup, the same as in the studio's editor (rules RICHTEXT-1 to 5). */
export function RichTextView({ text, language }: RichTextViewProps) {
  return <div className="rich-text">{renderNodes(text.content, language)}</div>;
}

/** Nodes of one level, with adjacent texts of the same link joined into one (rule RICHTEXT-3). */
function renderNodes(nodes: readonly RichNode[] | undefined, language: string): ReactNode {
  return byPlace(runsOf(nodes ?? [])).map(({ key, item: run }) => {
    if (run.node) return <RichNodeView key={key} node={run.node} language={language} />;
    const texts = renderTexts(run.texts);
    return run.link ? (
      <RichLink key={key} link={run.link} language={language}>
        {texts}
      </RichLink>
    ) : (
      <Fragment key={key}>{texts}</Fragment>
    );
  });
}

/** Texts within one link or none, with adjacent texts of the same highlight joined into one (rule HIGHLIGHT-3). */
function renderTexts(texts: readonly TextNode[]): ReactNode {
  const runs: { readonly highlight: TextHighlight | null; readonly texts: TextNode[] }[] = [];
  for (const text of texts) {
    const highlight = text.marks?.find(mark => mark.type === 'highlight')?.attrs ?? null;
    const last = runs.at(-1);
    if (last && JSON.stringify(last.highlight) === JSON.stringify(highlight)) last.texts.push(text);
    else runs.push({ highlight, texts: [text] });
  }
  return byPlace(runs).map(({ key, item: { highlight, texts: inner } }) => {
    const words = byPlace(inner).map(text => <RichWords key={text.key} node={text.item} />);
    return highlight ? (
      <HighlightedWords key={key} highlight={highlight}>
        {words}
      </HighlightedWords>
    ) : (
      <Fragment key={key}>{words}</Fragment>
    );
  });
}

type BlockNode = Exclude<RichNode, TextNode>;
type LinkMark = Extract<Mark, { type: 'link' }>;
type Run =
  | { readonly link: LinkMark; readonly texts: TextNode[]; readonly node?: undefined }
  | { readonly link: null; readonly texts: TextNode[]; readonly node?: undefined }
  | { readonly link: null; readonly texts?: undefined; readonly node: BlockNode };

function runsOf(nodes: readonly RichNode[]): Run[] {
  const runs: Run[] = [];
  for (const node of nodes) {
    if (node.type !== 'text') {
      runs.push({ link: null, node });
      continue;
    }
    const link = linkOf(node);
    const last = runs.at(-1);
    if (last?.texts && isSameLink(last.link, link)) last.texts.push(node);
    else runs.push({ link, texts: [node] });
  }
  return runs;
}

function linkOf(node: TextNode): LinkMark | null {
  const link = node.marks?.find((mark): mark is LinkMark => mark.type === 'link');
  return link && isSafeLink(link.attrs.href) ? link : null;
}

function isSameLink(one: LinkMark | null, other: LinkMark | null): boolean {
  return (
    one?.attrs.href === other?.attrs.href &&
    (one?.attrs.newWindow ?? false) === (other?.attrs.newWindow ?? false)
  );
}

function RichLink({ link, language, children }: { link: LinkMark; language: string; children: ReactNode }) {
  const { href, newWindow } = link.attrs;
  if (!newWindow) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` (${messagesFor(language).opensNewWindow})`}</span>
    </a>
  );
}

/** Marks from the inside out, always in this order, so that equal texts have equal markup. */
const markTags = [
  ['code', 'code'],
  ['superscript', 'sup'],
  ['subscript', 'sub'],
  ['strike', 's'],
  ['underline', 'u'],
  ['italic', 'em'],
  ['bold', 'strong'],
] as const;

function RichWords({ node }: { node: TextNode }) {
  const types = new Set(node.marks?.map(mark => mark.type));
  let words: ReactNode = node.text;
  for (const [type, Tag] of markTags) {
    if (types.has(type)) words = <Tag>{words}</Tag>;
  }
  return words;
}

function RichNodeView({ node, language }: { node: BlockNode; language: string }) {
  switch (node.type) {
    case 'hardBreak':
      return <br />;
    case 'horizontalRule':
      return <hr />;
    case 'paragraph': {
      const isBare = !node.content || node.content.length === 0;
      return (
        <p {...looksOf(node.attrs?.align, node.attrs?.size)}>
          {isBare ? <br /> : renderNodes(node.content, language)}
        </p>
      );
    }
    case 'heading': {
      const Tag = `h${node.attrs.level}` as const;
      // An empty heading would be announced as one; it keeps its space as a line.
      if (!node.content || node.content.length === 0)
        return (
          <p>
            <br />
          </p>
        );
      return <Tag {...looksOf(node.attrs.align)}>{renderNodes(node.content, language)}</Tag>;
    }
    case 'bulletList':
      return <ul>{renderNodes(node.content, language)}</ul>;
    case 'orderedList': {
      const start = node.attrs?.start;
      return (
        <ol {...(start === undefined || start === 1 ? {} : { start })}>
          {renderNodes(node.content, language)}
        </ol>
      );
    }
    case 'listItem':
      return <li>{renderNodes(node.content, language)}</li>;
    case 'blockquote':
      return <blockquote>{renderNodes(node.content, language)}</blockquote>;
    case 'codeBlock':
      return (
        <pre>
          <code>{renderNodes(node.content, language)}</code>
        </pre>
      );
    case 'table':
      return (
        <RichTable rows={node.content} language={language} draw={nodes => renderNodes(nodes, language)} />
      );
    // Rows and cells are rendered by their table; elsewhere only their text is kept.
    case 'tableRow':
    case 'tableCell':
    case 'tableHeader':
      return <>{renderNodes(node.content, language)}</>;
  }
}

function looksOf(align?: string, size?: string): { className?: string } {
  const names = [
    align === undefined || align === 'left' ? '' : `rich-text-${align}`,
    size === undefined || size === 'normal' ? '' : `rich-text-${size}`,
  ].filter(Boolean);
  return names.length > 0 ? { className: names.join(' ') } : {};
}
