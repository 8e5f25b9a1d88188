/** http, https, mailto, tel, sms, an anchor, or an address of this website; nothing that runs (rule TEXT-2). */
export function isSafeLink(href: string): boolean {
  // A browser drops control letters and takes a backslash for a slash: `/\host` leads away like `//host`.
  const plain = [...href]
    .filter(letter => letter > ' ')
    .join('')
    .toLowerCase();
  return /^(https?:\/\/|mailto:|tel:|sms:|\/(?![/\\])|#)/.test(plain);
}
