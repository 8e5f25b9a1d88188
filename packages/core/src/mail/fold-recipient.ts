/**
 * The mailbox that an email address very likely stands for, to count what is sent to one person: without case, the
 * tag after a plus sign, and dots before the @. Never an address to send to.
 */
export function foldRecipient(email: string): string {
  const folded = email.trim().toLowerCase();
  const at = folded.lastIndexOf('@');
  if (at < 0) return folded;
  const [box = ''] = folded.slice(0, at).split('+', 1);
  const named = folded.slice(at + 1);
  const host = named.endsWith('.') ? named.slice(0, -1) : named;
  return `${box.replaceAll('.', '')}@${host === 'googlemail.com' ? 'gmail.com' : host}`;
}
