/** Puts values into the `{name}` places of a text that a page carries, made of a message by the server (rule MESSAGES-8). */
export function fillPlaces(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
