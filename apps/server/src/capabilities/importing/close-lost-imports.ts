import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import type { Context } from '../../context.ts';
import { refusal } from '../../http/refusal.ts';
import { closeInterrupted, saveSeen } from './importing.store.ts';

const beatMilliseconds = 5000;
const lostMilliseconds = 60_000;
const interrupted = refusal(importingErrors.interrupted);

/** Closes an import whose command was killed, so that another may begin (rule IMPORT-56). */
export async function closeLostImports({ clock, database, website }: Context): Promise<void> {
  const now = clock.now();
  const seenBefore = new Date(now.getTime() - lostMilliseconds);
  await closeInterrupted(database, website.id, { refusal: interrupted, now, seenBefore });
}

/** Immediately closes the import of an earlier command; while one is running, another cannot start. */
export async function closeEarlierImports({ clock, database, website }: Context): Promise<void> {
  const now = clock.now();
  await closeInterrupted(database, website.id, { refusal: interrupted, now, seenBefore: now });
}

/** Reports regularly that the import's command is alive, until it is stopped. */
export function sayAlive({ clock, database, log, website }: Context, importId: string): () => void {
  const say = () => {
    saveSeen(database, website.id, { id: importId, now: clock.now() }).catch(error =>
      log.warn({ error, importId }, 'an import could not say that it is alive'),
    );
  };
  const timer = setInterval(say, beatMilliseconds);
  return () => clearInterval(timer);
}
