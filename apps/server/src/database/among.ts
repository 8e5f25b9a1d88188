/**
 * A condition for one of the texts in that parameter. Comparing with the array itself would make PostgreSQL plan
 * the statement every time, because it assumes ten elements where it cannot see them; planning costs more than the
 * lookup (rule DATABASE-6).
 */
export function among(place: string): string {
  return `= ANY (ARRAY(SELECT unnest(${place}::text[])))`;
}
