/** Whether somebody was quicker: what was to be unique by this index is there since, committed by another. */
export function isTaken(error: unknown, index: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'constraint' in error &&
    error.constraint === index
  );
}
