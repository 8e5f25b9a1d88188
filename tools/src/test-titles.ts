import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

const testers = new Set(['it', 'test', 'describe']);
/** In the comment at the top. */
const slowFile = /^\/\*\*(?:(?!\*\/)[\s\S])*@module-tag slow\b/;
const slowOption = /\btags: 'slow'/;

export interface TestTitle {
  readonly title: string;
  /** Whether the test, a group around it or the file is tagged `slow`. */
  readonly isSlow: boolean;
}

/** The titles of a file's tests and of the groups around them, whatever `each` or `runIf` stands before them. */
export function testTitles({ path, text }: SourceFile): TestTitle[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  const titles: TestTitle[] = [];
  const visit = (node: ts.Node, isWithinSlow: boolean): void => {
    const [title, options] = ts.isCallExpression(node) && isTester(node.expression) ? node.arguments : [];
    const isOptions = options !== undefined && ts.isObjectLiteralExpression(options);
    const isSlow = isWithinSlow || (isOptions && slowOption.test(options.getText(source)));
    if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
      titles.push({ title: title.getText(source).slice(1, -1), isSlow });
    ts.forEachChild(node, child => visit(child, isSlow));
  };
  visit(source, slowFile.test(text));
  return titles;
}

/** Such as `it`, `it.skip`, `it.each([…])` and `` describe.each`…` ``. */
function isTester(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return testers.has(node.text);
  if (ts.isTaggedTemplateExpression(node)) return isTester(node.tag);
  return (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) && isTester(node.expression);
}
