import { type Logger, pino, stdSerializers } from 'pino';
import type { Configuration } from './configuration.ts';

/** Values under these names never reach a log, however deep a mistake may put them (rule HTTP-9). */
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
  'connectionString',
];

/** JSON lines on standard output. */
export function createLog(
  { LOG_LEVEL }: Pick<Configuration, 'LOG_LEVEL'>,
  destination?: NodeJS.WritableStream,
): Logger {
  const options = {
    level: LOG_LEVEL,
    redact: { paths: secretNames.flatMap(name => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
    serializers: { error: stdSerializers.err, err: stdSerializers.err },
    base: { pid: process.pid },
  };
  return destination ? pino(options, destination) : pino(options);
}
