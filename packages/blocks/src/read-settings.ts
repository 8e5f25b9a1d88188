import type { BlockDefinition } from '@vitrine/core/blocks/define-block.ts';

export interface StoredSettings {
  readonly version: number;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Settings ready for a view, and in words what could not be read of the stored ones. */
export interface ReadSettings {
  readonly settings: Record<string, unknown>;
  readonly problems: readonly string[];
}

export function currentVersion(definition: Pick<BlockDefinition, 'migrations'>): number {
  return definition.migrations?.length ?? 0;
}

/**
 * Takes stored settings through the migrations they have not seen and reads them with their defaults.
 * Never throws: a field that cannot be read falls back to its default and is named in `problems`
 * (rules BLOCK-3, BLOCK-4).
 */
export function readSettingsOf(definition: BlockDefinition, stored: StoredSettings): ReadSettings {
  const problems: string[] = [];
  const migrated = migrate(definition, stored, problems);
  const first = definition.settings.safeParse(migrated);
  if (first.success) return { settings: plain(first.data), problems };
  const broken = new Set(first.error.issues.map(issue => String(issue.path[0] ?? '')));
  for (const issue of first.error.issues) {
    problems.push(`${definition.name}: ${issue.path.join('.') || 'settings'}: ${issue.message}`);
  }
  const kept = Object.fromEntries(Object.entries(migrated).filter(([name]) => !broken.has(name)));
  const second = definition.settings.safeParse(kept);
  return { settings: plain(second.success ? second.data : definition.settings.parse({})), problems };
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
      problems.push(`${definition.name}: the step «${step.name}» could not read the saved settings.`);
      return settings;
    }
  }
  return settings;
}

function plain(settings: unknown): Record<string, unknown> {
  return typeof settings === 'object' && settings !== null ? { ...settings } : {};
}
