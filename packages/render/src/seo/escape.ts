/** Text inside XML, in an element or an attribute; characters not allowed in XML are dropped (rule SEO-1). */
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
 * An address of the website made absolute; absolute addresses do not change, and none do if the origin is unknown
 * (''), as on the canvas.
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
