import ts from 'typescript';
import { findNodes, nameOf } from './find-nodes.ts';
import type { Finding, SourceFile } from './source-files.ts';

/**
 * A payment method is only named in its own folder; its properties hold everything that other code
 * needs (rule PAYMENT-14). The check finds imports from its folder, ids in comparisons, calls and
 * lookups, and constants and columns with an id. The catalogues have its texts in each language.
 */
export function checkPaymentMethods(files: readonly SourceFile[]): Finding[] {
  const ids = new Set(files.flatMap(({ path }) => ownFolder.exec(path)?.slice(1, 2) ?? []));
  const isLooked = ({ path }: SourceFile) =>
    !ownFolder.test(path) && !/\/messages\//.test(path) && !test.test(path);
  return files.filter(isLooked).flatMap(file => findNames(file, ids));
}

const ownFolder = /^apps\/server\/src\/capabilities\/payments\/methods\/([\w-]+)\//;
const test = /\.(?:test|integration|conformance|fixture|samples)\.tsx?$|\/test\//;
/** Names of variables with one or many payment methods. */
const ofMethod = /(?:method|gateway|payment|wayToPay)s?(?:Id|Name|Kind)?$/i;

function findNames(file: SourceFile, ids: ReadonlySet<string>): Finding[] {
  if (![...ids].some(id => file.text.includes(id))) return [];
  const isId = (node: ts.Node) => ts.isStringLiteralLike(node) && ids.has(node.text);
  return findNodes(
    file,
    rules.map(isFound => (node: ts.Node) => isFound(node, isId, ids)),
  ).map(({ line, text }) => ({
    path: file.path,
    line,
    message: `names a way to pay: “${text}”; ask a property of its method (PAYMENT-14)`,
  }));
}

type IsId = (node: ts.Node) => boolean;

/** `import … from './methods/manual/manual.method.ts'` */
function isImported(node: ts.Node, _: IsId, ids: ReadonlySet<string>): boolean {
  if (!ts.isStringLiteralLike(node)) return false;
  return ids.has(/(?:^|\/)methods\/([\w-]+)\//.exec(node.text)?.[1] ?? '');
}

/** `payment.method === 'manual'`, `method.id !== 'test'` */
function isCompared(node: ts.Node, isId: IsId): boolean {
  if (!ts.isBinaryExpression(node)) return false;
  const sides = [node.left, node.right];
  return sides.some(isId) && sides.some(isOfMethod);
}

/** `switch (method) { case 'manual': }` */
function isCase(node: ts.Node, isId: IsId): boolean {
  return (
    ts.isCaseClause(node) &&
    isId(node.expression) &&
    isOfMethod((node.parent.parent as ts.SwitchStatement).expression)
  );
}

/** `{ method: 'manual' }` */
function isProperty(node: ts.Node, isId: IsId): boolean {
  return ts.isPropertyAssignment(node) && ofMethod.test(nameOf(node)) && holds(node.initializer, isId);
}

/** `const testMethod = 'test'`, `const methods = ['manual', 'test']`, `const methodIcons = { manual: … }` */
function isNamed(node: ts.Node, isId: IsId, ids: ReadonlySet<string>): boolean {
  if (!ts.isVariableDeclaration(node) || node.initializer === undefined) return false;
  const value = ts.isAsExpression(node.initializer) ? node.initializer.expression : node.initializer;
  if (ts.isObjectLiteralExpression(value))
    return /method|gateway/i.test(node.name.getText()) && value.properties.some(one => ids.has(nameOf(one)));
  return ofMethod.test(node.name.getText()) && holds(value, isId);
}

/** `methodOf('manual')`, `methods.get('test')`, `['manual', 'test'].includes(method)` */
function isArgument(node: ts.Node, isId: IsId): boolean {
  if (!ts.isCallExpression(node)) return false;
  const { expression: called, arguments: given } = node;
  const receiver = ts.isPropertyAccessExpression(called) ? called.expression : called;
  if (holds(receiver, isId)) return given.some(isOfMethod);
  const isAboutMethods =
    isOfMethod(receiver) || /method|gateway/i.test(called.getText().split('.').at(-1) ?? '');
  return isAboutMethods && given.some(isId);
}

/** `methods['manual']`, `payments.test` */
function isLookedUp(node: ts.Node, isId: IsId, ids: ReadonlySet<string>): boolean {
  if (ts.isElementAccessExpression(node)) return isId(node.argumentExpression) && isOfMethod(node.expression);
  if (!ts.isPropertyAccessExpression(node) || !ids.has(node.name.text)) return false;
  const isCalled = ts.isCallExpression(node.parent) && node.parent.expression === node;
  return !isCalled && isOfMethod(node.expression);
}

/** `… WHERE method = 'manual'` */
function isInStatement(node: ts.Node, _: IsId, ids: ReadonlySet<string>): boolean {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false;
  const named = /\bmethod\s*(?:=|<>|!=|(?:NOT\s+)?IN\s*\()\s*'([\w-]+)'/gi;
  return [...node.getText().matchAll(named)].some(([, id = '']) => ids.has(id));
}

const rules = [isImported, isCompared, isCase, isProperty, isNamed, isArgument, isLookedUp, isInStatement];

/** `method`, `payment.method`, `order.payment?.methodId`, `chosen.method.id` */
function isOfMethod(node: ts.Node): boolean {
  const text = node.getText().replace(/[?!]|\.id$/g, '');
  return /^[\w.]+$/.test(text) && ofMethod.test(text.split('.').at(-1) ?? '');
}

function holds(node: ts.Node, isId: IsId): boolean {
  return isId(node) || (ts.isArrayLiteralExpression(node) && node.elements.some(isId));
}
