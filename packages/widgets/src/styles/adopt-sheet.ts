const worn = new Map<string, CSSStyleSheet>();

/** Adds a chunk's style sheet to the page, once. */
export function adoptSheet(css: string): void {
  if (worn.has(css)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  worn.set(css, sheet);
  document.adoptedStyleSheets.push(sheet);
}
