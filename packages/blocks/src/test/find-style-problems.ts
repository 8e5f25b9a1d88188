/** The tokens a renderer defines for every page; a style sheet must define all other variables it uses. */
const tokens = new Set([
  ...['paper', 'ink', 'muted', 'line', 'edge', 'accent', 'on-accent', 'accent-strong', 'surface'].map(
    name => `--color-${name}`,
  ),
  ...['xs', 's', 'm', 'l', 'xl', '2xl', '3xl', '4xl', '5xl'].map(step => `--text-${step}`),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(step => `--space-${step}`),
  ...['--font-heading', '--font-body', '--heading-weight', '--radius', '--gutter', '--row'],
]);

const colourWords =
  /(?:^|[\s,(:])(?:white|black|red|green|blue|gr[ae]y|orange|yellow|purple|pink|brown|silver|gold|navy)(?:$|[\s,);])/i;

/**
 * Forbidden content of a block's style sheet: colours outside the palette, undefined tokens, physical
 * sides (rule BLOCK-10).
 */
export function findStyleProblems(css: string, block: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"/g, '""');
  const problems: string[] = [];
  for (const [, property = '', value = ''] of plain.matchAll(
    /(?<![\w-])([\w-]+)\s*:\s*(?!\s)([^;{}]+)[;}]/g,
  )) {
    if (/#[0-9a-f]{3,8}\b/i.test(value) || /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i.test(value))
      problems.push(`${property}: ${value.trim()}: a colour outside the palette`);
    if (/color|background|border|outline|shadow|fill|stroke/.test(property) && colourWords.test(value))
      problems.push(`${property}: ${value.trim()}: a colour outside the palette`);
    if (/^(?:margin|padding|border)-(?:left|right)$|^(?:left|right)$/.test(property))
      problems.push(`${property}: use the logical side`);
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
      if (!tokens.has(name) && !name.startsWith(`--${block}-`))
        problems.push(`${property}: nobody defines ${name}`);
    }
  }
  for (const [, keyframes = ''] of plain.matchAll(/@keyframes\s+([\w-]+)/g)) {
    if (!keyframes.startsWith(`${block}-`))
      problems.push(`@keyframes ${keyframes}: begin its name with ${block}-`);
  }
  return problems;
}
