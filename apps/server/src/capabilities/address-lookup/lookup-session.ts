import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';

type Signer = Pick<Context, 'clock' | 'secrets' | 'website'>;

const purpose = 'address-lookup';
/** As long as somebody may take to fill in a form. */
const lifeSeconds = 6 * 3600;

/** Proves to our endpoint that a form of this website was drawn lately; the key of the service stays here. */
export function newSession(signer: Signer): string {
  const until = Math.floor(signer.clock.now().getTime() / 1000) + lifeSeconds;
  const words = `${randomBytes(12).toString('base64url')}.${until}`;
  return `${words}.${signer.secrets.sign(purpose, named(signer, words))}`;
}

/** What the service is told instead: it learns nothing that opens our endpoint. Null if it is not ours, or too old. */
export function serviceSession(signer: Signer, session: string, turn: number): string | null {
  const [, words = '', until = '', signature = ''] =
    /^([\w-]{16}\.(\d{10}))\.([\w-]{43})$/.exec(session) ?? [];
  const isOurs = signer.secrets.isSigned(purpose, named(signer, words), signature);
  if (!isOurs || Number(until) * 1000 < signer.clock.now().getTime()) return null;
  return createHash('sha256').update(`${words} ${turn}`).digest('base64url').slice(0, 32);
}

function named({ website }: Signer, words: string): string {
  return `${website.id} ${words}`;
}
