/**
 * Modules that a glob over the block folders found, by the block they belong to: those named like their folder.
 * A block may keep further files of the same ending beside its own.
 */
export function byBlock<T>(modules: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  const entries = Object.entries(modules).flatMap(([path, module]): [string, T][] => {
    const [, folder, file] = /^\.\/([^/]+)\/([^/.]+)\.[^/]+$/.exec(path) ?? [];
    return folder !== undefined && folder === file ? [[folder, module]] : [];
  });
  return new Map(entries);
}
