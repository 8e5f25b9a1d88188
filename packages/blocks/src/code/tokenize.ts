/** The kind of a token, for syntax highlighting. */
export type TokenKind = 'plain' | 'comment' | 'string' | 'number' | 'keyword';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const keywords = new Set(
  (
    'abstract and as async await begin break case catch class const continue def default defer del do done echo ' +
    'elif else elsif end enum esac except export extends false fi finally fn for foreach from func function ' +
    'global go if impl implements import in instanceof interface is lambda let loop match mod module mut namespace ' +
    'new nil none not null or package pass private protected pub public raise readonly require return self static ' +
    'struct super switch then this throw trait true try type typeof undefined unless until use using val var void ' +
    'when where while with yield'
  ).split(' '),
);

const queryKeywords = new Set(
  (
    'all alter and as asc begin between by case commit create delete desc distinct drop else end exists false from ' +
    'group having in index inner insert into is join key left like limit not null offset on or order outer primary ' +
    'references returning right select set table then true union unique update values view when where with'
  ).split(' '),
);

const hashComments =
  /^(?:py|python|rb|ruby|sh|bash|shell|zsh|yaml|yml|toml|ini|r|perl|pl|make|dockerfile|nginx|conf)$/;
const dashComments = /^(?:sql|lua|haskell|hs|elm)$/;
const markup = /^(?:html|xml|svg|vue|svelte)$/;
const plainWords = /^(?:text|txt|plain|console|output|markdown|md)$/;

/**
 * Splits code into tokens for syntax highlighting, by rules that most languages share; the joined tokens equal the
 * source (rule CODE-2).
 */
export function tokenize(source: string, language: string): Token[] {
  const name = language.trim().toLowerCase();
  if (plainWords.test(name)) return source === '' ? [] : [{ kind: 'plain', text: source }];
  const tokens: Token[] = [];
  let last = 0;
  for (const found of source.matchAll(patternOf(name))) {
    const kind = kindOf(found, name);
    if (kind === 'plain') continue;
    if (found.index > last) tokens.push({ kind: 'plain', text: source.slice(last, found.index) });
    tokens.push({ kind, text: found[0] });
    last = found.index + found[0].length;
  }
  if (last < source.length) tokens.push({ kind: 'plain', text: source.slice(last) });
  return tokens;
}

/**
 * Groups: 1 comment, 2 string, 3 number, 4 word. No group can match in two ways; an unclosed token either extends
 * to the end of the source or is bounded, so that no input makes it slow.
 */
function patternOf(language: string): RegExp {
  const quoted = String.raw`"(?:[^"\\\n]|\\[\s\S]){0,500}"|'(?:[^'\\\n]|\\[\s\S]){0,500}'`;
  const string = `${quoted}|\`(?:[^\`\\\\]|\\\\[\\s\\S])*(?:\`|\\\\?$)`;
  const number = String.raw`\b\d[\w.]*`;
  return new RegExp(`(${commentOf(language)})|(${string})|(${number})|([A-Za-z_$][\\w$]*)`, 'g');
}

function commentOf(language: string): string {
  if (markup.test(language)) return String.raw`<!--[\s\S]*?(?:-->|$)`;
  if (hashComments.test(language)) return String.raw`#[^\n]*`;
  if (dashComments.test(language)) return String.raw`--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)`;
  if (language === 'css') return String.raw`\/\*[\s\S]*?(?:\*\/|$)`;
  return String.raw`(?<!:)\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)`;
}

function kindOf(found: RegExpExecArray, language: string): TokenKind {
  if (found[1] !== undefined) return 'comment';
  if (found[2] !== undefined) return 'string';
  if (found[3] !== undefined) return 'number';
  const isWord = !markup.test(language) && language !== 'css' && language !== 'json';
  const word = found[4] ?? '';
  const isKeyword = language === 'sql' ? queryKeywords.has(word.toLowerCase()) : keywords.has(word);
  return isWord && isKeyword ? 'keyword' : 'plain';
}
