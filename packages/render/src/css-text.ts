/**
 * A style sheet without comments and needless blanks. Blanks that part selectors stay, since they mean
 * something; words in quotes stay as they are.
 */
export function shrinkCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/("[^"]*"|'[^']*')/)
    .map((part, at) => (at % 2 === 1 ? part : shrink(part)))
    .join('')
    .trim();
}

function shrink(css: string): string {
  return css
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/;}/g, '}');
}
