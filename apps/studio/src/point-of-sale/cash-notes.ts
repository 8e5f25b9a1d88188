/** What customers usually give for a total, in minor units, without the total itself: 23.80 → 25, 30, 40, 50. */
export function cashNotes(total: number, decimals: number): number[] {
  const unit = 10 ** decimals;
  const notes = [5, 10, 20, 50].map(note => Math.ceil(total / (note * unit)) * note * unit);
  return [...new Set(notes)].filter(amount => amount > total).toSorted((a, b) => a - b);
}
