import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

export interface FoundNode {
  readonly line: number;
  /** Its first line, to identify it. */
  readonly text: string;
}

/** The nodes of a file that match one of the predicates. */
export function findNodes(
  { path, text }: SourceFile,
  questions: readonly ((node: ts.Node) => boolean)[],
): FoundNode[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: FoundNode[] = [];
  const visit = (node: ts.Node): void => {
    if (questions.some(isFound => isFound(node))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, text: node.getText().split('\n')[0] ?? '' });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The name of an object's property, empty if it is computed. */
export function nameOf(node: ts.ObjectLiteralElementLike): string {
  return node.name && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) ? node.name.text : '';
}
