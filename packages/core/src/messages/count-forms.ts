import { byLanguage } from './by-language.ts';
import { siteLanguageOf } from './site-languages.ts';

type Counting = (values: { readonly n: number }) => string;

/**
 * A plural message in each form that its language has for 1 to 100, by the form's name and with
 * `{n}` for the number, for a page that knows the number only in a visitor's browser (rule
 * MESSAGES-8).
 */
export function countForms(message: Counting, language: string): Readonly<Record<string, string>> {
  const spoken = siteLanguageOf(language) ?? 'en';
  const known = formsOf.get(message) ?? byLanguage(of => formsIn(message, of));
  formsOf.set(message, known);
  return known(spoken);
}

const formsOf = new WeakMap<Counting, (language: string) => Readonly<Record<string, string>>>();

function formsIn(message: Counting, spoken: string): Readonly<Record<string, string>> {
  const rules = new Intl.PluralRules(spoken);
  const numbers = new Intl.NumberFormat(spoken);
  const forms: Record<string, string> = {};
  for (let n = 100; n > 0; n -= 1) forms[rules.select(n)] = message({ n }).replace(numbers.format(n), '{n}');
  return forms;
}
