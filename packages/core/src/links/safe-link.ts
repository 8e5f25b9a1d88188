/** http, https, mailto, tel, sms, an anchor, or an address of this website; nothing executable (rule TEXT-2). */
export function isSafeLink(href: string): boolean {
  // A browser drops control characters and treats a backslash as a slash: `/\host` opens another host, like `//host`.
  const plain = [...href]
    .filter(letter => letter > ' ')
    .join('')
    .toLowerCase();
  return /^(https?:\/\/|mailto:|tel:|sms:|\/(?![/\\])|#)/.test(plain);
}
