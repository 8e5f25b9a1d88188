import { type Logger, pino, stdSerializers } from 'pino';
import type { Configuration } from './configuration.ts';
import { openPortions } from './log-portions.ts';
import { maskAddresses } from './secrets/mask-address.ts';

/** Values with these names never reach a log, at any depth (rule HTTP-9). */
const secretNames = [
  'password',
  'token',
  'cookie',
  'authorization',
  'secret',
  'SECRET_KEY',
  'DATABASE_URL',
  'SMTP_URL',
  'BACKUP_PASSPHRASE',
  'BACKUP_S3_SECRET',
  'MEDIA_S3_SECRET',
  'connectionString',
];

/** JSON lines on standard output; the last are written when the process ends, even by an error. */
export function createLog(
  { LOG_LEVEL }: Pick<Configuration, 'LOG_LEVEL'>,
  destination?: NodeJS.WritableStream,
): Logger {
  const options = {
    level: LOG_LEVEL,
    redact: { paths: secretNames.flatMap(name => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
    serializers: { error: problemOf, err: problemOf },
    base: { pid: process.pid },
  };
  return pino(options, destination ?? openPortions());
}

/** An error as pino writes it, with every address in it masked (rule HTTP-21). */
function problemOf(error: unknown): unknown {
  return masked(error instanceof Error ? stdSerializers.err(error) : error, 0);
}

const maxDepth = 4;

function masked(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskAddresses(value);
  if (typeof value !== 'object' || value === null || depth >= maxDepth) return value;
  if (Array.isArray(value)) return value.map(part => masked(part, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, masked(part, depth + 1)]));
}
