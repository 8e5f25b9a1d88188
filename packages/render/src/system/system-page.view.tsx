import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { ReactNode } from 'react';
import type { FilterLink, NamedLink, Pagination } from '../page-content.ts';

export interface SystemPageProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** The shop’s own, a paragraph for each line (rule STOREPAGE-1). */
  readonly words?: string | undefined;
  /** Above the heading. */
  readonly before?: ReactNode;
  /** The width of the column: for text, forms, or lists of pictures. */
  readonly width?: 'narrow' | 'content' | 'wide';
  /** Attributes by which the visitor's script finds the page. */
  readonly root?: Readonly<Record<string, string | number>>;
  readonly children?: ReactNode;
}

/** The layout of every generated page: one heading, then the content. */
export function SystemPage({
  title,
  lead,
  words = '',
  before,
  width = 'content',
  root,
  children,
}: SystemPageProps) {
  return (
    <div className={`section theme-lightest section-${width} system`} {...root}>
      <div className="section-inner">
        {before}
        <h1 className="system-title">{title}</h1>
        {lead && <p className="system-lead">{lead}</p>}
        {words !== '' && <OwnWords words={words} />}
        {children}
      </div>
    </div>
  );
}

function OwnWords({ words }: { readonly words: string }) {
  const lines = words.split('\n').filter(line => line.trim() !== '');
  // Two lines may have the same text.
  const paragraphs = lines.map((line, at) => ({ key: `${at}-${line}`, line }));
  return (
    <div className="system-words">
      {paragraphs.map(({ key, line }) => (
        <p key={key}>{line}</p>
      ))}
    </div>
  );
}

/** The way from the shop to a page below it; nothing for the shop itself. */
export function Crumbs({
  links,
  current,
  label,
}: {
  readonly links: readonly NamedLink[];
  readonly current?: string;
  readonly label: string;
}) {
  if (links.length === 0) return null;
  return (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {links.map(({ name, address }) => (
          <li key={address}>
            <a href={address}>{name}</a>
          </li>
        ))}
        {current !== undefined && (
          <li>
            <span aria-current="page">{current}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}

interface FiltersProps {
  readonly label: string;
  readonly links: readonly FilterLink[];
  /** Fewer are not shown. */
  readonly least?: number;
}

export function Filters({ label, links, least = 2 }: FiltersProps) {
  if (links.length < least || links.every(({ isCurrent }) => isCurrent)) return null;
  return (
    <nav className="filters" aria-label={label}>
      <ul>
        {links.map(({ name, address, isCurrent }) => (
          <li key={address}>
            <a href={address} {...(isCurrent ? { 'aria-current': 'page' as const } : {})}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Pages({
  pagination,
  language,
  isFiltered = false,
}: {
  readonly pagination: Pagination;
  readonly language: string;
  /** Search engines are not led through the pages of every choice of filters. */
  readonly isFiltered?: boolean;
}) {
  const { page, pageCount, previousAddress, nextAddress } = pagination;
  if (pageCount < 2) return null;
  const messages = messagesFor(language);
  return (
    <nav className="pages" aria-label={messages.pages}>
      {previousAddress !== null && (
        <a href={previousAddress} rel={isFiltered ? 'prev nofollow' : 'prev'}>
          ← {messages.previousPage}
        </a>
      )}
      <span>{messages.pageOf({ page, pages: pageCount })}</span>
      {nextAddress !== null && (
        <a href={nextAddress} rel={isFiltered ? 'next nofollow' : 'next'}>
          {messages.nextPage} →
        </a>
      )}
    </nav>
  );
}
