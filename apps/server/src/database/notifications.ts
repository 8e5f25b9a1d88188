import type { Id } from '@vitrine/core/id/id.ts';
import pg, { type ClientConfig } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from './database.ts';

export const noticeChannel = 'vitrine';
/** The number of websites and kinds whose last notice is remembered; beyond it, everything counts as changed. */
const maxTold = 20_000;

const noticeSchema = z.object({
  kind: z.string(),
  websiteId: z.string().nullable(),
  name: z.string().optional(),
});

/** A message from one process to all of them, itself included: something of this kind changed on this website. */
export type Notice = z.infer<typeof noticeSchema>;

export interface Notifications {
  /**
   * Sent with the transaction: every process gets it after the commit and never after a rollback, this
   * / one immediately (rule NOTICE-1).
   */
  tell(database: Database, notice: { kind: string; websiteId: Id | null; name?: string }): Promise<void>;
  /** Every notice of this kind; `null` when some may have been missed, so that all cached data must be checked. */
  on(kind: string, receive: (notice: Notice | null) => void): void;
  /** A counter of the notices so far: taken before a read, it later shows whether the result is still current. */
  moment(): number;
  /** Whether a notice of this kind on this website, or on all, arrived after that moment (rule NOTICE-3). */
  wasTold(kind: string, websiteId: Id, since: number): boolean;
  /** Whether notices arrive now; while they do not, cached data must be looked up again. */
  isListening(): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A separate listening connection that is restored automatically if it is lost (rule NOTICE-2). */
export function createNotifications(connection: ClientConfig, log: Logger): Notifications {
  const receivers: { kind: string; receive: (notice: Notice | null) => void }[] = [];
  let client: pg.Client | null = null;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;
  let pause = 100;

  let count = 0;
  let allToldAt = 0;
  const toldAt = new Map<string, number>();

  const tellAll = () => {
    count += 1;
    allToldAt = count;
    toldAt.clear();
    for (const { receive } of receivers) receive(null);
  };

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...connection, application_name: 'vitrine notices', keepAlive: true });
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    next.on('notification', message => receive(message.payload ?? ''));
    await next.connect();
    await next.query(`LISTEN ${noticeChannel}`);
    client = next;
    pause = 100;
    tellAll();
  }

  function receive(payload: string): void {
    const notice = readNotice(payload);
    if (notice !== null) deliver(notice);
  }

  function deliver(notice: Notice): void {
    count += 1;
    if (notice.websiteId === null || toldAt.size >= maxTold) {
      allToldAt = count;
      toldAt.clear();
    } else {
      toldAt.set(`${notice.kind} ${notice.websiteId}`, count);
    }
    for (const one of receivers) if (one.kind === notice.kind) one.receive(notice);
  }

  function lost(which: pg.Client): void {
    if (client !== which) return;
    client = null;
    if (isStopped) return;
    log.warn('the listening connection to the database was lost');
    comeBack();
  }

  function comeBack(): void {
    clearTimeout(retry);
    retry = setTimeout(() => {
      if (isStopped) return;
      connect().catch(() => {
        pause = Math.min(pause * 2, 5000);
        comeBack();
      });
    }, pause);
    retry.unref();
  }

  return {
    tell: async (database, notice) => {
      await database.query('SELECT pg_notify($1, $2)', [noticeChannel, JSON.stringify(notice)]);
      database.afterCommit(() => deliver(notice));
    },
    on: (kind, receive) => void receivers.push({ kind, receive }),
    moment: () => count,
    wasTold: (kind, websiteId, since) => Math.max(allToldAt, toldAt.get(`${kind} ${websiteId}`) ?? 0) > since,
    isListening: () => client !== null,
    start: connect,
    stop: async () => {
      isStopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}

function readNotice(payload: string): Notice | null {
  try {
    return noticeSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}
