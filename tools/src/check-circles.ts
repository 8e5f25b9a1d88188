import { posix } from 'node:path';
import ts from 'typescript';
import type { Finding, SourceFile } from './source-files.ts';

/** Imports by path; types count as well, since cyclic types cannot be moved or read separately either. */
type Imports = ReadonlyMap<string, ReadonlySet<string>>;

const capabilityFile = /^apps\/server\/src\/capabilities\/([\w-]+)\//;
const listFile = 'apps/server/src/capabilities.ts';

/** No file imports itself through others (rule FLOOR-6). */
export function checkCircles(files: readonly SourceFile[]): Finding[] {
  const imports = importsOf(files);
  return groupsOf(imports).map(group => {
    const circle = circleIn(group, imports);
    return {
      path: circle[0] ?? '',
      message: `is in a circle of imports: ${[...circle, circle[0]].join(' → ')} (FLOOR-6)`,
    };
  });
}

/** A capability calls only those above it in the list, and the common layers import none of them (rule FLOOR-7). */
export function checkOrder(files: readonly SourceFile[]): Finding[] {
  const order = orderOf(files.find(({ path }) => path === listFile)?.text ?? '');
  const findings: Finding[] = [];
  for (const [path, targets] of importsOf(files)) {
    const own = capabilityFile.exec(path)?.[1];
    const isGround = /^apps\/server\/src\/http\//.test(path);
    for (const target of targets) {
      const other = capabilityFile.exec(target)?.[1];
      if (other === undefined || other === own) continue;
      if (isGround)
        findings.push({ path, message: `imports ${other}: http knows no capability; hand it in (FLOOR-7)` });
      if (own === undefined) continue;
      const [at, above] = [order.indexOf(own), order.indexOf(other)];
      if (at === -1)
        findings.push({ path, message: `is of ${own}, which ${listFile} does not list (FLOOR-7)` });
      else if (above === -1 || above > at)
        findings.push({
          path,
          message: `imports ${other}, which is not above ${own} in ${listFile} (FLOOR-7)`,
        });
    }
  }
  return findings;
}

/** The folders of the capabilities in list order. */
function orderOf(text: string): string[] {
  const folders = new Map(
    [...text.matchAll(/import \{ (\w+) \} from '\.\/capabilities\/([\w-]+)\/index\.ts'/g)].map(
      ([, name = '', folder = '']) => [name, folder],
    ),
  );
  const listed = /capabilities: readonly Capability\[\] = \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  return [...listed.matchAll(/\w+/g)].flatMap(([name]) => folders.get(name) ?? []);
}

function importsOf(files: readonly SourceFile[]): Imports {
  const product = files.filter(({ path }) => !isTest(path));
  const known = new Set(product.map(({ path }) => path));
  return new Map(
    product.map(({ path, text }) => {
      const targets = ts
        .preProcessFile(text, true, true)
        .importedFiles.map(({ fileName }) => targetOf(path, fileName))
        .filter(target => target !== path && known.has(target));
      return [path, new Set(targets)];
    }),
  );
}

function isTest(path: string): boolean {
  return /\.(test|integration|corpus|journey|conformance|fixture)\.tsx?$|\/test\//.test(path);
}

/** `@vitrine/NAME/x.ts` is in `packages/NAME/src`. */
function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const [, name = '', rest = ''] = /^@vitrine\/([\w-]+)\/(.*)$/.exec(specifier) ?? [];
  return `packages/${name}/src/${rest}`;
}

/** Sets of files that all reach each other, by Tarjan's algorithm. */
function groupsOf(imports: Imports): string[][] {
  const places = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const groups: string[][] = [];
  const visit = (path: string): void => {
    places.set(path, places.size);
    lowest.set(path, places.get(path) ?? 0);
    open.push(path);
    const lower = (by: number | undefined) =>
      lowest.set(path, Math.min(lowest.get(path) ?? 0, by ?? Number.POSITIVE_INFINITY));
    for (const target of imports.get(path) ?? []) {
      if (!places.has(target)) {
        visit(target);
        lower(lowest.get(target));
      } else if (open.includes(target)) lower(places.get(target));
    }
    if (lowest.get(path) !== places.get(path)) return;
    const group = open.splice(open.indexOf(path));
    if (group.length > 1) groups.push(group);
  };
  for (const path of imports.keys()) if (!places.has(path)) visit(path);
  return groups;
}

/**
 * The shortest path back to the first file of a cycle group, so that a reader sees one circle and
 * not the whole group.
 */
function circleIn(group: readonly string[], imports: Imports): string[] {
  const start = group.toSorted()[0] ?? '';
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    for (const target of imports.get(way.at(-1) ?? '') ?? []) {
      if (target === start) return way;
      if (!group.includes(target) || seen.has(target)) continue;
      seen.add(target);
      ways.push([...way, target]);
    }
  }
  return [...group];
}
