import type { BlockDefinition } from '@vitrine/core/blocks/define-block.ts';

export interface StoredSettings {
  readonly version: number;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Settings ready for a view, and a description of unreadable stored ones. */
export interface ReadSettings {
  readonly settings: Record<string, unknown>;
  readonly problems: readonly string[];
}

export function currentVersion(definition: Pick<BlockDefinition, 'migrations'>): number {
  return definition.migrations?.length ?? 0;
}

/**
 * Applies the migrations that stored settings have not passed yet and reads them with their defaults. Never
 * throws: an unreadable field falls back to its default, unreadable list entries are left out, and each is
 * reported in `problems` (rules BLOCK-3, BLOCK-4, PANEL-12).
 */
export function readSettingsOf(definition: BlockDefinition, stored: StoredSettings): ReadSettings {
  const problems: string[] = [];
  const migrated = migrate(definition, stored, problems);
  const first = definition.settings.safeParse(migrated);
  if (first.success) return { settings: plain(first.data), problems };
  for (const issue of first.error.issues) {
    problems.push(`${definition.name}: ${issue.path.join('.') || 'settings'}: ${issue.message}`);
  }
  let kept = migrated;
  let { issues } = first.error;
  for (const leaveOut of [fieldsOfEntries, entries, fields]) {
    kept = leaveOut(kept, issues);
    const read = definition.settings.safeParse(kept);
    if (read.success) return { settings: plain(read.data), problems };
    issues = read.error.issues;
  }
  return { settings: plain(definition.settings.parse({})), problems };
}

type Settings = Readonly<Record<string, unknown>>;
type Issues = readonly { readonly path: readonly PropertyKey[] }[];

/** Drops unreadable fields of list entries: a slide keeps its picture if its link is invalid. */
function fieldsOfEntries(settings: Settings, issues: Issues): Record<string, unknown> {
  return eachList(settings, issues, (list, paths) =>
    list.map((entry, at) => {
      const names = paths.flatMap(([place, name]) => (place === at && name !== undefined ? [name] : []));
      return names.length > 0 && isRecord(entry) ? without(entry, names) : entry;
    }),
  );
}

function entries(settings: Settings, issues: Issues): Record<string, unknown> {
  return eachList(settings, issues, (list, paths) =>
    list.filter((_, at) => !paths.some(([place]) => place === at)),
  );
}

function fields(settings: Settings, issues: Issues): Record<string, unknown> {
  return without(
    settings,
    issues.map(({ path }) => path[0] ?? ''),
  );
}

function eachList(
  settings: Settings,
  issues: Issues,
  change: (list: readonly unknown[], paths: readonly (readonly PropertyKey[])[]) => readonly unknown[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => {
      const paths = issues.flatMap(({ path }) => (path[0] === name ? [path.slice(1)] : []));
      return [name, Array.isArray(value) && paths.length > 0 ? change(value, paths) : value];
    }),
  );
}

function without(record: Settings, names: readonly PropertyKey[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

function isRecord(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function migrate(definition: BlockDefinition, stored: StoredSettings, problems: string[]) {
  let settings: Record<string, unknown> = { ...stored.settings };
  if (stored.version > currentVersion(definition)) {
    problems.push(`${definition.name}: saved by a newer version; what is not known here is left out.`);
  }
  for (const step of (definition.migrations ?? []).slice(stored.version)) {
    try {
      settings = step.migrate(structuredClone(settings));
    } catch {
      problems.push(`${definition.name}: the step “${step.name}” could not read the saved settings.`);
      return settings;
    }
  }
  return settings;
}

function plain(settings: unknown): Record<string, unknown> {
  return typeof settings === 'object' && settings !== null ? { ...settings } : {};
}
