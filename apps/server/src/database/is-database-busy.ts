/** A lock, a statement or an idle transaction beyond its limit (rule DATABASE-10), and a deadlock. */
const codes = new Set(['55P03', '57014', '25P03', '40P01']);

/** Whether the database ended it because others were at work on the same: nothing of it remains, and a retry may work. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOfLimit = 'code' in error && typeof error.code === 'string' && codes.has(error.code);
  return isOfLimit || isDatabaseBusy(error.cause);
}
