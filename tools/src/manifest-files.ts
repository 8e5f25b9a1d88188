/** A file of a build, as Vite's manifest tells it. */
export interface BuiltFile {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, BuiltFile>>;

/** The files of scripts that a browser loads for these entries, each once. */
export function filesOf(manifest: Manifest, entries: Iterable<string>): ReadonlySet<string> {
  const keys = new Set(entries);
  for (const key of keys) for (const one of manifest[key]?.imports ?? []) keys.add(one);
  return new Set([...keys].flatMap(key => manifest[key]?.file ?? []));
}
