/** A colour of text or a border with its background; colours of a theme, or mixtures of two in CSS syntax. */
export interface ColorPair {
  readonly kind: 'words' | 'edge';
  readonly front: string;
  readonly ground: string;
  /** The selector that uses them. */
  readonly where: string;
}

type Declarations = Readonly<Record<string, string>>;

/** Separates content and has no meaning, so it does not need contrast. */
const hairline = 'var(--color-line)';

/** The possible backgrounds of text that does not set its own. */
const openGrounds = ['var(--color-paper)', 'var(--color-surface)'];

/**
 * The colour pairs of a style sheet: a text colour with its own background, or with any possible one. A state such
 * as `:hover` overrides the selector without it. Pairs with transparency or colours outside the theme cannot be
 * calculated and are left out.
 */
export function findColorPairs(css: string): ColorPair[] {
  const rules = readRules(css);
  return rules.flatMap(([selector, own]) => {
    const rest = rules
      .filter(([other]) => other === stateless(selector))
      .map(([, declarations]) => declarations);
    const all: Declarations = Object.assign({}, ...rest, own);
    const isPainting = 'color' in own || 'background' in own || 'background-color' in own;
    const front = colorIn(all.color);
    const ground = colorIn(all['background-color'] ?? all.background);
    const edge = colorIn(all.border?.replace(/^.*?solid\s+/, ''));
    const grounds = ground === null ? openGrounds : [ground];
    return [
      ...(isPainting && front !== null && front !== hairline
        ? grounds.map(one => ({ kind: 'words' as const, front, ground: one, where: selector }))
        : []),
      ...(edge !== null && edge !== hairline
        ? grounds.map(one => ({ kind: 'edge' as const, front: edge, ground: one, where: selector }))
        : []),
    ];
  });
}

function readRules(css: string): [selector: string, declarations: Declarations][] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...plain.matchAll(/(?<![^{};])([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const declarations = Object.fromEntries(
      body.split(';').flatMap(line => {
        const at = line.indexOf(':');
        return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
      }),
    );
    return selectorsOf(selectors).map((selector): [string, Declarations] => [selector, declarations]);
  });
}

/** Separated at commas, except within brackets. */
function selectorsOf(text: string): string[] {
  return (text.match(/(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [])
    .map(selector => selector.trim())
    .filter(selector => selector !== '' && !selector.startsWith('@'));
}

function stateless(selector: string): string {
  return selector.replace(/:(?:hover|focus-visible|focus|active)\b/g, '');
}

/** A colour of the theme, or an opaque mixture of two. */
function colorIn(value: string | undefined): string | null {
  const theme = String.raw`var\(--color-[\w-]+\)`;
  const found = new RegExp(`^(?:${theme}|color-mix\\(\\s*in oklab,\\s*${theme} \\d+%,\\s*${theme}\\s*\\))$`);
  return value !== undefined && found.test(value) ? value : null;
}
