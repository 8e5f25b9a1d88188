/** What mail programs turn into a link: `example.com`, `www.`, `https:` and addresses. */
const linkLike = /[\p{L}\p{N}_-]\.\p{L}{2}|:\/\/|www\.|@|[/\\]/iu;

/**
 * A name that a stranger typed, as it may stand in the greeting of an email to somebody else; empty if a mail program
 * would make a link of it (rule MAIL-22).
 */
export function nameInMail(name: string): string {
  const plain = name.replace(/\s+/gu, ' ').trim();
  return linkLike.test(plain) ? '' : plain;
}
