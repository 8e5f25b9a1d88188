const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as HTML that shows it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, mark => marks[mark] ?? mark);
}
