import { isId } from '@vitrine/core/id/id.ts';

const longRuns = /[A-Za-z0-9_-]{20,}/g;
const shortestRun = 20;
const shownLetters = 4;

/**
 * A path as a log may contain it: only the first letters of unguessable parts (tokens of orders, links, carts,
 * uploads). Ids and words of an address stay readable; so do the files of the studio and the visitor script.
 */
export function maskPath(path: string): string {
  if (path.length < shortestRun || path.startsWith('/_assets/')) return path;
  const plain = decoded(path);
  const masked = plain.replace(longRuns, run => (isGuessable(run) ? run : `${run.slice(0, shownLetters)}…`));
  return masked === plain ? path : masked;
}

/** A text with addresses, such as an error’s: each without its query, its credentials and unguessable parts. */
export function maskAddresses(text: string): string {
  return text.replace(/https?:\/\/[^\s"'<>`]+/gi, address => {
    const [base = '', ...rest] = address.split(/[?#]/, 2);
    const [scheme = '', host = '', ...path] = base.split(/\/+/);
    const shown = [host.slice(host.lastIndexOf('@') + 1), ...path].join('/');
    return `${scheme}//${maskPath(shown)}${rest.length === 0 ? '' : '?…'}`;
  });
}

/** An id, or words between hyphens, as in an address derived from a title; random tokens mix letters with digits. */
function isGuessable(run: string): boolean {
  const areWords = run.split(/[-_]/).every(part => /^(?:[A-Z]?[a-z]*|[A-Z]+|[0-9]+)$/.test(part));
  return areWords || isId(run);
}

function decoded(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
