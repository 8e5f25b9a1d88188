import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

const testers = new Set(['it', 'test', 'describe']);

/** The titles of a file's tests and of the groups around them, whatever `each` or `runIf` stands before them. */
export function testTitles({ path, text }: SourceFile): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) && isTester(node.expression) ? node.arguments : [];
    if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
      titles.push(title.getText(source).slice(1, -1));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** Such as `it`, `it.skip`, `it.each([…])` and `` describe.each`…` ``. */
function isTester(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return testers.has(node.text);
  if (ts.isTaggedTemplateExpression(node)) return isTester(node.tag);
  return (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) && isTester(node.expression);
}
