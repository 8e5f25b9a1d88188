/** Keys for a list that is always rendered whole: items are identified by their index alone. */
export function byPlace<T>(items: readonly T[]): { readonly key: string; readonly item: T }[] {
  return items.map((item, place) => ({ key: `${place}`, item }));
}
