import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allowedBy } from '@vitrine/core/accounts/roles.ts';
import type { BlockDefinition } from '@vitrine/core/blocks/define-block.ts';
import type { z } from 'zod';
import { loadModules } from './src/load-modules.ts';
import {
  blocksReference,
  callsReference,
  configurationReference,
  environmentExample,
  errorsReference,
  isCall,
  isErrorDefinition,
  type RolesTable,
  rolesReference,
} from './src/reference.ts';
import { rulesTable } from './src/rule-proofs.ts';
import { readRules, readTests } from './src/rules.ts';
import { sourceFiles } from './src/source-files.ts';

const root = join(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');

const stale: string[] = [];
for (const [path, text] of Object.entries(await generate())) {
  const target = join(root, path);
  if (isCheck) {
    if (readOrEmpty(target) !== text) stale.push(path);
  } else {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
if (stale.length > 0) {
  console.error(`Not current: ${stale.join(', ')}. Run npm run reference and commit what it writes.`);
  process.exit(1);
}

async function generate(): Promise<Record<string, string>> {
  const declarations = sourceFiles(root, /^(packages\/core|apps\/studio)\/src\/.+\.(calls|errors)\.ts$/).map(
    file => file.path,
  );
  const paths = [
    ...declarations,
    'packages/blocks/src/block-definitions.ts',
    'apps/server/src/configuration.ts',
    'packages/core/src/accounts/roles.ts',
    'packages/core/src/accounts/doors.ts',
  ];
  const facts = await loadModules(root, paths, modules => {
    const values = modules
      .filter(module => declarations.includes(module.path))
      .flatMap(module => Object.values(module.exports))
      .flatMap(value =>
        typeof value === 'object' && value !== null ? [value, ...Object.values(value)] : [],
      );
    const exportOf = (name: string) =>
      modules.map(module => module.exports[name]).find(value => value !== undefined);
    return {
      calls: values.filter(isCall),
      errors: values.filter(isErrorDefinition),
      blocks: [...(exportOf('blockDefinitions') as ReadonlyMap<number, BlockDefinition>).values()],
      configuration: exportOf('configurationSchema') as z.ZodObject,
      roles: {
        roles: exportOf('websiteRoles'),
        permissions: exportOf('permissions'),
        allowedBy,
        hasPermission: exportOf('hasPermission'),
        doors: exportOf('doors'),
      } as Omit<RolesTable, 'calls'>,
    };
  });
  const rules = readRules(
    sourceFiles(root, /^docs\/specification\/.+\.md$/),
    readTests(sourceFiles(root, /\.(test|integration|corpus|journey)\.tsx?$/)),
  );
  return {
    'docs/reference/calls.md': callsReference(facts.calls),
    'docs/reference/roles.md': rolesReference({ ...facts.roles, calls: facts.calls }),
    'docs/reference/errors.md': errorsReference(facts.errors),
    'docs/reference/blocks.md': blocksReference(facts.blocks),
    'docs/reference/configuration.md': configurationReference(facts.configuration),
    'docs/reference/rules.md': rulesTable(rules),
    '.env.example': environmentExample(facts.configuration),
  };
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
