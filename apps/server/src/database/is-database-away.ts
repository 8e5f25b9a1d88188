/** Error codes of the operating system and of PostgreSQL that mean a missing connection, not a wrong query. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

const messages =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** Whether the error means that the database is unreachable now, so that a later retry may work. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isOfConnection = codes.has(code) || code.startsWith('08') || messages.test(error.message);
  return isOfConnection || isDatabaseAway(error.cause);
}
