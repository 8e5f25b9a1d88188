/** The catalogue of a language tag such as `de-AT`; English where there is none (rule MESSAGES-4). */
export function catalogueFor<Catalogue>(
  catalogues: { readonly en: Catalogue; readonly de: Catalogue },
  language: string,
): Catalogue {
  return language.toLowerCase().split('-')[0] === 'de' ? catalogues.de : catalogues.en;
}

/** A message with each `{name}` replaced by its value, as it is; a name without a value stays. */
export function fillMessage(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
