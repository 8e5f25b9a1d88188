import ts from 'typescript';
import type { Finding, SourceFile } from './source-files.ts';

/** Files whose sentences are only read in English, each with the reason. */
const english: readonly (readonly [RegExp, string])[] = [
  [/\.(?:messages|words)\.ts$/, 'a catalogue'],
  [/\.errors\.ts$/, 'the English of refusals, which the catalogues of refusals translate'],
  [/\.calls\.ts$|http\/openapi\.ts$/, 'summaries of calls, for those who write programs'],
  [
    /^apps\/server\/src\/(?:cli\/|configuration\.ts|services\.ts|start-server\.ts)/,
    'the operator’s terminal',
  ],
  [/^apps\/server\/src\/database\//, 'the operator’s terminal and log'],
  [/^apps\/server\/src\/files\//, 'the operator’s terminal and log'],
  [/^apps\/server\/src\/capabilities\/backups\//, 'the operator’s terminal and mail'],
  [/^apps\/server\/src\/capabilities\/exporting\/reading\//, 'the operator’s terminal'],
  [/^apps\/server\/src\/(?:http\/health|studio\/studio\.routes)\.ts$/, 'the operator, before anything runs'],
  [
    /^apps\/server\/src\/capabilities\/exporting\/contents\/add-texts\.ts$/,
    'the README for programs in an archive',
  ],
  [/readers\/woocommerce\/headers-of-\w+\.ts$/, 'columns as other shops name them'],
  [
    /^packages\/blocks\/src\/[\w-]+\/[\w-]+\.(?:view|panel)\.tsx$/,
    'what a block says in the studio, translated by its sentence',
  ],
  [
    /^packages\/core\/src\/media\/video-constants\.ts$/,
    'what a block says in the studio, translated by its sentence',
  ],
  [/^packages\/blocks\/src\/read-settings\.ts$/, 'the log'],
  [/^packages\/core\/src\/accounts\/roles\.ts$/, 'the table of permissions in the reference'],
  [/^apps\/server\/src\/capabilities\/starters\/add-first-page\.ts$/, 'content that its owner replaces'],
];
const tests =
  /\.(?:test|integration|conformance|fixture|samples|exhibit)\.tsx?$|\/test(?:ing)?\/|sample-\w+\.ts$/;
/** The declared texts of a schema or a block; the studio has them in each of its languages. */
const declared = new Set(['label', 'help', 'description', 'choices', 'summary']);

/** Sentences outside the catalogues, which could not be translated (rule MESSAGES-14). */
export function checkSentences(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => !tests.test(path) && !english.some(([pattern]) => pattern.test(path)))
    .flatMap(findSentences);
}

function findSentences({ path, text }: SourceFile): Finding[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (isNotTranslated(node)) return;
    const words = wordsOf(node);
    if (words !== null && isSentence(words)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const message = `says “${words.slice(0, 60)}” in English alone: put it into a catalogue (MESSAGES-14)`;
      findings.push({ path, line, message });
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

/** Thrown and logged texts are for the maintainers of the server; declared ones are translated by the studio. */
function isNotTranslated(node: ts.Node): boolean {
  if (ts.isThrowStatement(node)) return true;
  if (ts.isNewExpression(node)) return /(?:Error|Killed|Silent)$/.test(node.expression.getText());
  if (ts.isCallExpression(node))
    return /^(?:super$|console\.|(?:\w+\.)*log\.\w+$)/.test(node.expression.getText());
  return ts.isPropertyAssignment(node) && declared.has(node.name.getText());
}

function wordsOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isJsxText(node)) return node.text.trim();
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** Text from a capital, a placeholder or a quotation mark to a full stop; SQL statements end without one. */
function isSentence(words: string): boolean {
  return /^[\p{Lu}…“].*\p{Ll} .*\p{L}[.!?]$/su.test(words.trim());
}
