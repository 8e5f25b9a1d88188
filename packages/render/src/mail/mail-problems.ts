import { inlineRules, mailElements } from './mail-rules.ts';

/** What mail programs would not draw in an email's HTML, in English; empty if nothing (rule MAIL-10). */
export function mailProblems(html: string): string[] {
  const seen = html.replace(/<!--.*?-->/gs, '').replace(/<style>.*?<\/style>/gs, '');
  const tags = [...seen.matchAll(/<([a-z][a-z0-9]*)((?:\s[^>]*)?)>/gi)];
  return [...new Set(tags.flatMap(([, name = '', attributes = '']) => problemsOf(name, attributes)))];
}

const properties = new Set(inlineRules.map(({ property }) => property));

function problemsOf(name: string, attributes: string): string[] {
  const of = (attribute: string) => new RegExp(`\\s${attribute}="([^"]*)"`).exec(attributes)?.[1] ?? null;
  const addresses = [of('href'), of('src')].filter(address => address !== null);
  const used = (of('style') ?? '').split(';').flatMap(rule => rule.split(':')[0]?.trim() || []);
  return [
    ...(mailElements.includes(name) ? [] : [`<${name}> is not drawn everywhere`]),
    ...(/\son[a-z]+=/.test(attributes) ? [`<${name}> has a script`] : []),
    ...used.filter(property => !properties.has(property)).map(property => `${property} is not in the table`),
    ...addresses
      .filter(address => !/^(https?:\/\/|mailto:|tel:|sms:)/.test(address))
      .map(address => `${address} is no full address`),
    ...(name === 'img' && [of('alt'), of('width'), of('height')].includes(null)
      ? ['a picture has no size or description']
      : []),
  ];
}
