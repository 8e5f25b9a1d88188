/**
 * A condition for one of the texts given at that place of the statement. An array that is compared itself has the
 * statement planned anew each time, since the database expects ten elements where it cannot see them; planning
 * costs more than what is looked up (rule DATABASE-6).
 */
export function among(place: string): string {
  return `= ANY (ARRAY(SELECT unnest(${place}::text[])))`;
}
