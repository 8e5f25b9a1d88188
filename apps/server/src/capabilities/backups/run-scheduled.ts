import { englishOf } from '@vitrine/core/errors/english-of.ts';
import type { PlatformContext } from '../../context.ts';
import type { IsStopping } from '../../jobs/jobs.ts';
import { plainMail, queueMail } from '../mail/index.ts';
import { backUpApart } from './back-up-apart.ts';

/** The scheduled backup; a failed one is logged and mailed to the operator (rule BACKUP-16). */
export async function runScheduled(
  context: PlatformContext,
  _: object,
  isStopping: IsStopping,
): Promise<void> {
  const { configuration, connection, log } = context;
  const { BACKUP_TARGET: to, BACKUP_KEEP: keep } = configuration;
  if (to === undefined) return;
  const tell = (line: string) => log.debug({ line }, 'backup');
  const done = await backUpApart({ configuration, connection, to, keep }, { tell, isStopping });
  if (done === null) throw new Error('The server is stopping. The backup will start again.');
  if (done.ok) {
    log.info({ ...done.value }, 'a backup was made and verified');
    return;
  }
  log.error({ error: englishOf(done.error), to }, 'a scheduled backup failed');
  await queueMail(context, {
    kind: 'backups.failed',
    to: configuration.OWNER_EMAIL,
    ...plainMail({
      subject: 'A scheduled backup failed',
      paragraphs: [
        `The backup of ${configuration.APP_DOMAIN} to ${to} was not made.`,
        englishOf(done.error),
        'It is tried again shortly, and then at its next time. `vitrine doctor` says how old the last backup is.',
      ],
    }),
  });
  throw new Error(englishOf(done.error));
}
