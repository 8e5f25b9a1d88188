import { siteLanguageOf } from './site-languages.ts';

/**
 * A counting message in each form that its language has for 1 to 100, by the form's name and with `{n}` for the
 * number, for a page that learns the number in a visitor's browser (rule MESSAGES-8).
 */
export function countForms(
  message: (values: { readonly n: number }) => string,
  language: string,
): Readonly<Record<string, string>> {
  const spoken = siteLanguageOf(language) ?? 'en';
  const rules = new Intl.PluralRules(spoken);
  const forms: Record<string, string> = {};
  for (let n = 100; n > 0; n -= 1)
    forms[rules.select(n)] = message({ n }).replace(n.toLocaleString(spoken), '{n}');
  return forms;
}
