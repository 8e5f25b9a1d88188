import ts from 'typescript';
import type { Finding, SourceFile } from './source-files.ts';

/** Methods that send an answer or set its headers, on Fastify’s reply or Node’s response. */
const sending = new Set([
  'header',
  'headers',
  'removeHeader',
  'send',
  'type',
  'redirect',
  'writeHead',
  'end',
]);
const receivers = new Set(['reply', 'response']);
/** The file that sends answers, and the endless stream that reloads pages in development. */
const senders = new Set(['apps/server/src/http/send.ts', 'apps/server/src/http/dev-reload.ts']);

/** Answers are values; only one file turns them into headers and bytes (rule FLOOR-8). */
export function checkAnswers(files: readonly SourceFile[]): Finding[] {
  return files.filter(({ path }) => isChecked(path)).flatMap(findSending);
}

function isChecked(path: string): boolean {
  return (
    path.startsWith('apps/server/src/') &&
    !senders.has(path) &&
    !/\.(test|integration|conformance|fixture)\.ts$/.test(path)
  );
}

function findSending({ path, text }: SourceFile): Finding[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      const receiver = rootOf(expression);
      if (sending.has(name.text) && receivers.has(receiver)) {
        const line = source.getLineAndCharacterOfPosition(name.getStart()).line + 1;
        findings.push({
          path,
          line,
          message: `calls ${receiver}.${name.text}: return send(reply, answer) instead (FLOOR-8)`,
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

/** The first name in a chain of calls and properties. */
function rootOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) ? rootOf(node.expression) : '';
}
