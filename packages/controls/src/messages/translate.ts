export type Catalogue = Readonly<Record<string, string>>;
export type MessageValues = Readonly<Record<string, string | number>>;

/** Says a message of a catalogue; each `{name}` takes its value, one without a value stays (rule PANEL-8). */
export function translatorOf<C extends Catalogue>(
  catalogue: C,
): (key: keyof C & string, values?: MessageValues) => string {
  return (key, values = {}) =>
    (catalogue[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
