/** Text inside XML, in an element or an attribute; letters that XML does not know are dropped (rule SEO-1). */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, letter => entities[letter] ?? letter);
}

/** JSON inside a `<script>`: no text can end the element or begin a comment (rule SEO-2). */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/**
 * An address of the website made absolute; one that is absolute already stays, and so does every one where
 * the origin is not known (''), as on the canvas.
 */
export function absolute(origin: string, address: string): string {
  if (origin === '') return address;
  return URL.canParse(address, origin) ? new URL(address, origin).href : origin;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
