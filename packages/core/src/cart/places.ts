import type { Destination } from './destination.ts';

/** Where a rule applies. */
export interface Place {
  /** Two letters; `*` for every country. */
  readonly country: string;
  /** Its code; empty for the whole country. */
  readonly region: string;
  /** Such as `97204`, `97*` or `1000-1999`, separated by commas; empty for all. */
  readonly postalCodes: string;
}

export function isInPlace({ country, region, postalCodes }: Place, to: Destination): boolean {
  return (
    (country === '*' || country === to.country) &&
    (region === '' || region.toUpperCase() === to.region.toUpperCase()) &&
    (postalCodes === '' || postalCodes.split(',').some(pattern => isWithin(pattern, plain(to.postalCode))))
  );
}

/** Higher for a more specific place. */
export function exactness({ country, region, postalCodes }: Place): number {
  return (country === '*' ? 0 : 4) + (postalCodes === '' ? 0 : 2) + (region === '' ? 0 : 1);
}

/** `97204`, `97*`, or `1000-1999` if both ends are digits of the same length. */
function isWithin(pattern: string, postalCode: string): boolean {
  const [from = '', to] = pattern.split('-').map(plain);
  const isRange = to !== undefined && /^\d+$/.test(from) && /^\d+$/.test(to) && from.length === to.length;
  if (isRange)
    return (
      /^\d+$/.test(postalCode) && postalCode.length === from.length && postalCode >= from && postalCode <= to
    );
  const whole = plain(pattern);
  return whole.endsWith('*')
    ? postalCode.startsWith(whole.slice(0, -1))
    : postalCode === whole && whole !== '';
}

function plain(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '');
}
