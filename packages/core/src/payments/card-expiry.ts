/** A card’s month of expiry, `2027-08`, as it stands on the card: `08/2027`. */
export function expiryText(expires: string): string {
  const [year = '', month = ''] = expires.split('-');
  return `${month}/${year}`;
}

/** A card can be used until its month is over; without a month nothing is known. */
export function isExpired(expires: string, now: Date): boolean {
  return expires !== '' && expires < now.toISOString().slice(0, 7);
}
