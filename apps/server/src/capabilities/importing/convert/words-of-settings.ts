/** Settings whose values people wrote, by the names that builders give them. */
const written =
  /^(?:.*(?:title|label|caption|text|url|address|name|mail|phone|placeholder|content|description|message|heading|summary|line\d|link|opening|closing|options|price|country|location))$/i;
/** Technical values: classes, identifiers, measures. */
const machine = /class|font|color|colour|icon|slug|size|align|style|type|format|id$/i;

const mostWords = 20;

/** Text in a block's settings that is not in its markup (rule IMPORT-37). */
export function wordsOfSettings(settings: unknown, markup = ''): string[] {
  const found = new Set<string>();
  const walk = (value: unknown, key: string, depth: number) => {
    if (found.size >= mostWords || depth > 8) return;
    if (typeof value === 'string') {
      const text = value
        .replace(/<[^<>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
      if (written.test(key) && !machine.test(key) && text !== '' && !markup.includes(text))
        found.add(text.slice(0, 200).toWellFormed());
    } else if (Array.isArray(value)) for (const one of value) walk(one, key, depth + 1);
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) walk(one, name, depth + 1);
  };
  walk(settings, '', 0);
  return [...found];
}
