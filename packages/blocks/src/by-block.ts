/**
 * Modules found by a glob over the block folders, by their block: those named like their folder. A block may have
 * further files with the same ending.
 */
export function byBlock<T>(modules: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  const entries = Object.entries(modules).flatMap(([path, module]): [string, T][] => {
    const [, folder, file] = /^\.\/([^/]+)\/([^/.]+)\.[^/]+$/.exec(path) ?? [];
    return folder !== undefined && folder === file ? [[folder, module]] : [];
  });
  return new Map(entries);
}
