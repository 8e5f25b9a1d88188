/** Items of a list that is only ever drawn whole: their place is all the identity they have. */
export function byPlace<T>(items: readonly T[]): { readonly key: string; readonly item: T }[] {
  return items.map((item, place) => ({ key: `${place}`, item }));
}
