import ts from 'typescript';
import { findNodes, nameOf } from './find-nodes.ts';
import type { Finding, SourceFile } from './source-files.ts';

/**
 * A block's number may only be written in its own folder; all other code uses its definition (rule
 * FLOOR-9). The check finds numbers next to stored settings, numbers compared with a block's type,
 * and constants that name one.
 */
export function checkBlockNumbers(files: readonly SourceFile[]): Finding[] {
  const numbers = new Set(files.flatMap(numberOf));
  return files.filter(({ path }) => !ownFolder.test(path)).flatMap(file => findNumbers(file, numbers));
}

/** The folders of blocks, also of journeys, and core, which does not know them and tests documents with any number. */
const ownFolder =
  /^(?:packages\/(?:blocks\/src\/[\w-]+|core\/src)|e2e\/src\/widgets\/scripted-blocks\/[\w-]+)\//;

/** The number in a block's definition. */
function numberOf({ path, text }: SourceFile): string[] {
  if (!path.endsWith('.block.ts')) return [];
  return /^[ \t]*type: (\d+),$/m.exec(text)?.slice(1, 2) ?? [];
}

function findNumbers(file: SourceFile, numbers: ReadonlySet<string>): Finding[] {
  if (!/\btype\b|Type\b|\bblock/.test(file.text)) return [];
  const isNumber = (node: ts.Node) => ts.isNumericLiteral(node) && numbers.has(node.text);
  return findNodes(
    file,
    rules.map(isFound => (node: ts.Node) => isFound(node, isNumber)),
  ).map(({ line, text }) => ({
    path: file.path,
    line,
    message: `writes a block's number: “${text}”; take it from the block's definition (FLOOR-9)`,
  }));
}

type IsNumber = (node: ts.Node) => boolean;

/** `{ type: 2, settings: … }` */
function isStored(node: ts.Node, isNumber: IsNumber): boolean {
  if (!ts.isPropertyAssignment(node) || nameOf(node) !== 'type' || !isNumber(node.initializer)) return false;
  return node.parent.properties.some(property =>
    ['settings', 'version', 'places'].includes(nameOf(property)),
  );
}

/** `block.type === 2`, `definition.type !== 2` */
function isCompared(node: ts.Node, isNumber: IsNumber): boolean {
  if (!ts.isBinaryExpression(node)) return false;
  const sides = [node.left, node.right];
  const isBlocks = sides.some(
    side =>
      ts.isPropertyAccessExpression(side) &&
      side.name.text === 'type' &&
      ofBlock.test(side.expression.getText()),
  );
  return isBlocks && sides.some(isNumber);
}

const ofBlock = /(?:^|\.)(?:block|definition|piece|content)$/i;

/** `const mapType = 4` */
function isNamed(node: ts.Node, isNumber: IsNumber): boolean {
  return (
    ts.isVariableDeclaration(node) &&
    /(?:block|text|html|map|image|gallery|code|summary|product|video|audio|quote|button|navigation|logo)Types?$/i.test(
      node.name.getText(),
    ) &&
    node.initializer !== undefined &&
    isNumber(node.initializer)
  );
}

/** `block('menu', 1, …)`, `blockOf(23, …)` */
function isPassed(node: ts.Node, isNumber: IsNumber): boolean {
  if (!ts.isCallExpression(node) || !/^block(?:Of|With)?$/.test(node.expression.getText())) return false;
  return node.arguments.slice(0, 2).some(isNumber);
}

const rules = [isStored, isCompared, isNamed, isPassed];
