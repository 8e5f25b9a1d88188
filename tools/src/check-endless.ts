import ts from 'typescript';
import type { Finding, SourceFile } from './source-files.ts';

const tests = /\.(?:test|integration|journey|corpus)\.tsx?$/;
const testCode = /\.fixture\.tsx?$|^e2e\/src\/|^apps\/server\/test\//;

/** Test code that may contain endless loops, with the reason. */
const exempt = new Map([
  ['apps/server/src/apart/probe.process.fixture.ts', 'spins until the server kills it: that is the test'],
  [
    'apps/server/src/database/embedded/holder-process.fixture.ts',
    'asks until the limit of its test, and may not import until() from tools (FLOOR-1)',
  ],
]);

/** Everything in test code ends, so that a failure is reported and does not stop the run (rule FLOOR-11). */
export function checkEndless(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(file => {
    const isTest = tests.test(file.path);
    if (exempt.has(file.path) || !(isTest || testCode.test(file.path))) return [];
    const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
    return [...findLoops(source), ...(isTest ? findEarlyWaits(source) : [])];
  });
}

function findLoops(source: ts.SourceFile): Finding[] {
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (isEndless(node)) {
      const instead = 'call until() of @vitrine/tools/until.ts, or count the turns';
      findings.push(found(source, node, `loops without an end: ${instead}`));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

function isEndless(node: ts.Node): boolean {
  if (ts.isForStatement(node)) return node.condition === undefined || isAlwaysTrue(node.condition);
  return (ts.isWhileStatement(node) || ts.isDoStatement(node)) && isAlwaysTrue(node.expression);
}

function isAlwaysTrue(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isAlwaysTrue(node.expression);
  return node.kind === ts.SyntaxKind.TrueKeyword || (ts.isNumericLiteral(node) && Number(node.text) !== 0);
}

/** Waits outside of functions, which nothing limits. */
function findEarlyWaits(source: ts.SourceFile): Finding[] {
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier !== undefined))
      findings.push(found(source, node, 'waits while the file is read: do it in beforeAll'));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

function found(source: ts.SourceFile, node: ts.Node, message: string): Finding {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return { path: source.fileName, line: line + 1, message: `${message} (FLOOR-11)` };
}
