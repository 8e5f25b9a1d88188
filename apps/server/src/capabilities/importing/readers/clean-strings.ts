const stray = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/u;
const everyStray = new RegExp(stray, 'gu');
const reference = /&#(?:x([0-9a-f]{1,8})|(\d{1,10}));?/gi;

/** Text without characters that the database or XML refuses: control characters, lone surrogates, U+FFFE and U+FFFF. */
export function cleanText(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return stray.test(whole) ? whole.replace(everyStray, '') : whole;
}

/**
 * Every text of a value cleaned, including numeric character references of HTML to such characters (rule
 * IMPORT-62).
 */
export function cleanStrings<Value>(value: Value): Value {
  return cleaned(value) as Value;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return withoutReferences(cleanText(value));
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleaned(one)]));
}

/** Text without numeric references of HTML to such characters. */
export function withoutReferences(text: string): string {
  if (!text.includes('&#')) return text;
  return text.replace(reference, (whole, hex: string | undefined, decimal: string | undefined) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '';
    // Windows' own numbers from 128 to 159 mean letters, as in browsers.
    return code < 0x80 && stray.test(String.fromCodePoint(code))
      ? ''
      : code >= 0xfffe && code <= 0xffff
        ? ''
        : whole;
  });
}
