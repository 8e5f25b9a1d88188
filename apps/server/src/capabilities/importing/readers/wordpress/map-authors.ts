import type { ImportAuthor } from '@vitrine/core/importing/import-model.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { type ImportNotes, listed } from '../import-notes.ts';
import type { RawWxr } from './collect-wxr.ts';
import type { RawItem } from './raw-record.ts';

export interface AuthorList {
  readonly authors: readonly ImportAuthor[];
  /** The authors of an item: login of the first, names of all. */
  readonly of: (item: RawItem) => { readonly login: string; readonly name: string };
}

export function mapAuthors(raw: RawWxr, entries: readonly RawItem[], notes: ImportNotes): AuthorList {
  const byLogin = new Map<string, ImportAuthor>();
  for (const record of raw.authors) {
    const login =
      record.line('wp:author_login') || record.line('wp:author_email') || record.line('wp:author_id');
    const names = [record.line('wp:author_first_name'), record.line('wp:author_last_name')];
    const given = names.filter(Boolean).join(' ');
    const display = record.line('wp:author_display_name');
    const name = isEmail(display) ? given || publicName(display) : display || given || publicName(login);
    const email = record.line('wp:author_email');
    const sourceId = record.line('wp:author_id') || login;
    // Two with the same login would be one account; both are kept separate, as in the file.
    const key = byLogin.has(login) ? `${login}/${byLogin.size}` : login;
    byLogin.set(key, { sourceId, login: key, name, email, isDeclared: true });
  }
  const made: string[] = [];
  for (const item of entries) {
    const login = creatorOf(item);
    if (login === '' || byLogin.has(login)) continue;
    byLogin.set(login, { sourceId: login, login, name: publicName(login), email: '', isDeclared: false });
    made.push(publicName(login));
  }
  if (made.length > 0) {
    notes.warn(phrase('imports.authors', { names: listed(made) }), phrase('imports.authorsUnlisted'));
  }
  return { authors: [...byLogin.values()], of: item => authorOf(item, byLogin) };
}

/** Readers see an author's name; an email address is private. */
function publicName(name: string): string {
  return isEmail(name) ? (name.split('@')[0] ?? name) : name;
}

function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text);
}

function authorOf(item: RawItem, byLogin: ReadonlyMap<string, ImportAuthor>) {
  const login = creatorOf(item);
  // The co-authors plugin writes each author as a term whose slug is `cap-` and the login.
  const together = item.terms
    .filter(term => term.domain === 'author')
    .map(term => byLogin.get(term.slug.replace(/^cap-/, ''))?.name || term.name || term.slug);
  const names = together.length > 0 ? together : [byLogin.get(login)?.name ?? login];
  return { login, name: [...new Set(names)].filter(Boolean).join(', ') };
}

/** Hand-edited exports have stray characters around the login. */
function creatorOf(item: RawItem): string {
  return item.fields.line('dc:creator').replace(/^[<>\s]+|(?<![<>\s])[<>\s]+$/g, '');
}
