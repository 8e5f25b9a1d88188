type Settings = Readonly<Record<string, unknown>>;
type Entry = Readonly<Record<string, unknown>>;

/**
 * The subject of a change of a block's settings: changes of the same subject within a second are one undo step. Null
 * for a separate step, such as removing or moving a list entry (rule EDIT-11).
 */
export function keyOfChange(before: Settings, patch: Settings): string | null {
  const parts = Object.entries(patch).map(([name, next]) => {
    const [old, entries] = [entriesOf(before[name] ?? []), entriesOf(next)];
    if (!old || !entries) return name;
    const about = aboutEntries(old, entries);
    return about === null ? null : `${name} ${about}`;
  });
  return parts.includes(null) ? null : parts.join(' ');
}

function aboutEntries(before: readonly Entry[], after: readonly Entry[]): string | null {
  const changed = before.flatMap((entry, at) => (isSame(entry, after[at]) ? [] : [at]));
  if (after.length > before.length) return changed.length === 0 ? 'more' : null;
  const [at] = changed;
  if (after.length < before.length || at === undefined || changed.length > 1) return null;
  const [old, entry] = [before[at] ?? {}, after[at] ?? {}];
  return `${at} ${Object.keys(entry).filter(name => !isSame(old[name], entry[name]))}`;
}

function entriesOf(value: unknown): readonly Entry[] | null {
  return Array.isArray(value) && value.every(isEntry) ? value : null;
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
