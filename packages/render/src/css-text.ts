/**
 * A style sheet without comments and unnecessary whitespace. Spaces between selectors stay, because they have a
 * meaning; quoted text does not change.
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
