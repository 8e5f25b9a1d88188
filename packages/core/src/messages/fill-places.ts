/** Replaces the `{name}` placeholders of a text in a page, which the server made from a message (rule MESSAGES-8). */
export function fillPlaces(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
