import { analyse } from 'scslre';
import ts from 'typescript';
import type { Finding, SourceFile } from './source-files.ts';

/**
 * Finds regular expressions whose time grows faster than their text: a few bytes of untrusted text
 * would block the whole server (rule SETUP-9). It checks literals, and `new RegExp` with a single
 * text.
 */
export function checkExpressions(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(file =>
    expressionsIn(file).flatMap(({ source, flags, line }) => {
      const [problem] = problemsOf(source, flags);
      if (problem === undefined) return [];
      const message = `/${source}/${flags} ${problem} (SETUP-9)`;
      return [{ path: file.path, line, message }];
    }),
  );
}

interface Expression {
  readonly source: string;
  readonly flags: string;
  readonly line: number;
}

function expressionsIn({ path, text }: SourceFile): Expression[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Expression[] = [];
  const add = (node: ts.Node, source: string, flags: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push({ source, flags, line: line + 1 });
  };
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    }
    if (ts.isNewExpression(node) && node.expression.getText(file) === 'RegExp') {
      const [source, flags] = (node.arguments ?? []).map(one =>
        ts.isStringLiteralLike(one) ? one.text : null,
      );
      if (typeof source === 'string') add(node, source, flags ?? '');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function problemsOf(source: string, flags: string): string[] {
  const { reports } = analyse({ source, flags: flags.replace('d', '') });
  return reports.map(({ exponential, type }) => {
    if (exponential) return 'takes twice as long with each character more, for some texts';
    return type === 'Move'
      ? 'looks at the same characters again from each place it starts at; give it a fixed beginning'
      : 'can part the same characters in many ways, and tries them all';
  });
}
