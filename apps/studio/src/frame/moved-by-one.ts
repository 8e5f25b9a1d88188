/** The list with one entry moved a place forward or back. */
export function movedByOne<T>(list: readonly T[], at: number, by: 1 | -1): T[] {
  const moved = list[at];
  const rest = list.filter((_, place) => place !== at);
  return moved === undefined ? rest : rest.toSpliced(at + by, 0, moved);
}
