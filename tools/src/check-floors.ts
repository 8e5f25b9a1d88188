import { posix } from 'node:path';
import ts from 'typescript';
import type { Finding, SourceFile } from './source-files.ts';

/** The floors that a floor may import; its own is always allowed (ARCHITECTURE.md, rule FLOOR-1). */
const allowed: Readonly<Record<string, readonly string[]>> = {
  core: [],
  widgets: ['core'],
  controls: ['core', 'widgets'],
  blocks: ['core', 'widgets', 'controls'],
  render: ['core', 'blocks'],
  visitor: ['core', 'widgets', 'blocks'],
  server: ['core', 'render', 'starters'],
  studio: ['core', 'widgets', 'controls', 'blocks', 'render'],
  starters: ['core'],
  bench: [],
};

/** Packages that a floor may use; unlisted floors may use all they declare. */
const outside: Readonly<Record<string, readonly string[]>> = {
  core: ['zod', 'intl-messageformat'],
};

/** The allowed uses of a file, by its ending (rule FLOOR-2). */
const roles: readonly { ending: RegExp; forbids: RegExp; why: string }[] = [
  {
    ending: /\.block\.ts$/,
    forbids: /^(?!@vitrine\/core\/|zod$|\.\/[\w-]+\.migrations\.ts$)/,
    why: 'a .block.ts imports core only',
  },
  {
    ending: /\.view\.tsx$/,
    forbids: /\.(island|enhance|panel)(\.tsx?)?$|^@vitrine\/controls\/|^react-dom|^node:/,
    why: 'a .view.tsx is pure: no island, enhancer, panel, control or DOM',
  },
  {
    ending: /\.(island|enhance)\.tsx?$/,
    forbids: /\.panel(\.tsx?)?$|^@vitrine\/controls\/|^node:|^zod$/,
    why: 'an island or enhancer runs in a visitor’s browser',
  },
  {
    ending: /\.enhance\.ts$/,
    forbids: /^react/,
    why: 'an enhancer works on the server’s HTML without a framework',
  },
  { ending: /\.samples\.ts$/, forbids: /\.(view|island|enhance|panel)(\.tsx?)?$/, why: 'samples are data' },
];

/** Names that a path must not contain, because they are meaningless (rule FLOOR-4). */
const emptyNames = /(^|[/.-])(utils?|helpers?|common|shared|misc|managers?|base)(?=[/.-])/;

const maxLines = 300;

export function checkFloors(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(file => [...checkImports(file), ...checkCapability(file), ...checkShape(file)]);
}

function checkImports(file: SourceFile): Finding[] {
  const floor = floorOf(file.path);
  if (floor === null) return [];
  return importsOf(file).flatMap(({ specifier, line }) => {
    const found = (message: string): Finding => ({ path: file.path, line, message });
    const target = targetFloor(file.path, specifier);
    const mayReach = allowed[floor] ?? [];
    if (
      target !== null &&
      target !== floor &&
      !mayReach.includes(target) &&
      !isDefinition(floor, specifier)
    ) {
      return [
        found(`imports ${specifier}: ${floor} may import ${mayReach.join(', ') || 'nothing'} (FLOOR-1)`),
      ];
    }
    if (floor === 'blocks' && target === 'controls' && !/\.panel\.tsx$/.test(file.path)) {
      return [found('imports a control: only a .panel.tsx may (FLOOR-1)')];
    }
    if (isTest(file.path)) return [];
    const packages = outside[floor];
    if (
      target === null &&
      packages &&
      !specifier.startsWith('.') &&
      !packages.includes(specifier.split('/')[0] ?? '')
    ) {
      return [found(`imports ${specifier}: ${floor} may use ${packages.join(', ')} alone (FLOOR-1)`)];
    }
    const role = roles.find(one => one.ending.test(file.path) && one.forbids.test(specifier));
    return role ? [found(`imports ${specifier}: ${role.why} (FLOOR-2)`)] : [];
  });
}

/** A block’s definition, which creates content: it imports only core (rule FLOOR-1). */
function isDefinition(floor: string, specifier: string): boolean {
  return makers.includes(floor) && /^@vitrine\/blocks\/[\w-]+\/[\w-]+\.block\.ts$/.test(specifier);
}

const makers = ['server', 'starters'];

/** A capability is only imported through its index, and its tables are its own (rule FLOOR-3). */
function checkCapability(file: SourceFile): Finding[] {
  const own = /apps\/server\/src\/capabilities\/([\w-]+)\//.exec(file.path)?.[1];
  if (own === undefined || isTest(file.path)) return [];
  return importsOf(file).flatMap(({ specifier, line }) => {
    if (!specifier.startsWith('.')) return [];
    const target = posix.join(posix.dirname(file.path), specifier);
    const other = /apps\/server\/src\/capabilities\/([\w-]+)\/(.*)$/.exec(target);
    if (!other || other[1] === own || other[2] === 'index.ts') return [];
    return [
      {
        path: file.path,
        line,
        message: `imports ${specifier}: enter ${other[1]} through its index.ts (FLOOR-3)`,
      },
    ];
  });
}

function checkShape(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  if (emptyNames.test(file.path))
    findings.push({ path: file.path, message: 'has a name that says nothing (FLOOR-4)' });
  const lines = file.text.split('\n').length - 1;
  if (lines > maxLines && !/\.(data|messages)\.ts$|\/messages\/|\.css$/.test(file.path)) {
    findings.push({ path: file.path, message: `has ${lines} lines; split it below ${maxLines} (FLOOR-5)` });
  }
  return findings;
}

function isTest(path: string): boolean {
  return /\.(test|integration|corpus|journey)\.tsx?$|\/test\//.test(path);
}

function floorOf(path: string): string | null {
  const found = /^(?:packages|apps)\/([\w-]+)\/src\//.exec(path)?.[1];
  return found ?? /^(starters|bench)\//.exec(path)?.[1] ?? null;
}

function targetFloor(path: string, specifier: string): string | null {
  const named = /^@vitrine\/([\w-]+)\//.exec(specifier)?.[1];
  if (named !== undefined) return named.startsWith('starter-') ? 'starters' : named;
  return specifier.startsWith('.') ? floorOf(posix.join(posix.dirname(path), specifier)) : null;
}

function importsOf(file: SourceFile): { specifier: string; line: number }[] {
  const { importedFiles } = ts.preProcessFile(file.text, true, true);
  return importedFiles.map(({ fileName, pos }) => ({
    specifier: fileName,
    line: file.text.slice(0, pos).split('\n').length,
  }));
}
