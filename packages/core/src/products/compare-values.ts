const sizes = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', '3xl', '4xl', '5xl'];

/** Making one takes longer than sorting all values of a list. */
const collators = new Map<string, Intl.Collator>();

/** Values of an option in the order people expect: sizes by size, numbers by number, words by the alphabet. */
export function compareValues(a: string, b: string, language: string): number {
  const [first, second] = [sizes.indexOf(a.toLowerCase()), sizes.indexOf(b.toLowerCase())];
  if (first !== -1 && second !== -1) return first - second;
  const collator =
    collators.get(language) ?? new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  collators.set(language, collator);
  return collator.compare(a, b);
}
