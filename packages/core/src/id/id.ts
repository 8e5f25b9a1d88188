import { z } from 'zod';
import { fieldCode } from '../messages/phrase.ts';

/** 24 lowercase letters and digits; nine of time (milliseconds, base 36), fifteen random (rule ID-1). */
export const idSchema = z.string().regex(/^[0-9a-z]{24}$/, fieldCode('id'));

export type Id = z.infer<typeof idSchema>;

const TIME_LENGTH = 9;
const CHANCE_LENGTH = 15;
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

let lastTime = 0;
let lastTimeText = '';
let lastChance = '';

/** A new id. Ids from one process rise strictly, also within one millisecond (rule ID-2). */
export function newId(now: number = Date.now()): Id {
  if (now <= lastTime) {
    lastChance = increment(lastChance);
  } else {
    lastTime = now;
    lastTimeText = now.toString(36).padStart(TIME_LENGTH, '0');
    lastChance = chance();
  }
  return lastTimeText + lastChance;
}

/** When an id was made. */
export function timeOfId(id: Id): Date {
  return new Date(Number.parseInt(id.slice(0, TIME_LENGTH), 36));
}

export function isId(value: unknown): value is Id {
  return idSchema.safeParse(value).success;
}

/** Generated for many ids at a time: each call has a fixed cost, whatever its length. */
const drawn = new Uint8Array(64 * CHANCE_LENGTH);
let used = drawn.length;

function chance(): string {
  if (used === drawn.length) {
    crypto.getRandomValues(drawn);
    used = 0;
  }
  let text = '';
  // The first letter stays in the lower half, so that incrementing within one millisecond never overflows.
  for (let at = 0; at < CHANCE_LENGTH; at += 1)
    text += ALPHABET.charAt((drawn[used + at] ?? 0) % (at === 0 ? 18 : 36));
  used += CHANCE_LENGTH;
  return text;
}

function increment(text: string): string {
  const last = ALPHABET.indexOf(text.charAt(text.length - 1));
  const head = text.slice(0, -1);
  return last === ALPHABET.length - 1 ? `${increment(head)}0` : head + ALPHABET.charAt(last + 1);
}
