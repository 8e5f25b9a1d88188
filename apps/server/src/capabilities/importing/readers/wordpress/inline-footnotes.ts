const place = /<!--\s+wp:footnotes\s+(?:\{[^{}]*\}\s+)?\/-->/;

/** WordPress keeps footnotes outside the text, as JSON; this puts them where the text shows them. */
export function inlineFootnotes(html: string, stored: string): string {
  if (stored.trim() === '' || !place.test(html)) return html;
  const notes = footnotesIn(stored).map(content => `<li>${content}</li>`);
  return notes.length === 0 ? html : html.replace(place, () => `<ol>${notes.join('')}</ol>`);
}

function footnotesIn(stored: string): string[] {
  try {
    const notes: unknown = JSON.parse(stored);
    if (!Array.isArray(notes)) return [];
    return notes.flatMap((note: unknown) =>
      typeof note === 'object' && note !== null && 'content' in note && typeof note.content === 'string'
        ? [note.content]
        : [],
    );
  } catch {
    return [];
  }
}
