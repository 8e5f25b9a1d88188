import { z } from 'zod';

/** 24 lowercase letters and digits; nine of time (milliseconds, base 36), fifteen of chance (rule ID-1). */
export const idSchema = z.string().regex(/^[0-9a-z]{24}$/, 'Must be an id: 24 lowercase letters and digits.');

export type Id = z.infer<typeof idSchema>;

const TIME_LENGTH = 9;
const CHANCE_LENGTH = 15;
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

let lastTime = 0;
let lastChance = '';

/** A new id. Ids made by one process rise strictly, also within one millisecond (rule ID-2). */
export function newId(now: number = Date.now()): Id {
  if (now <= lastTime) {
    lastChance = increment(lastChance);
  } else {
    lastTime = now;
    lastChance = chance();
  }
  return lastTime.toString(36).padStart(TIME_LENGTH, '0') + lastChance;
}

export function isId(value: unknown): value is Id {
  return idSchema.safeParse(value).success;
}

/** The time an id was made at, in milliseconds since 1970. */
export function timeOfId(id: Id): number {
  return Number.parseInt(id.slice(0, TIME_LENGTH), 36);
}

function chance(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CHANCE_LENGTH));
  // The first letter stays in the lower half, so that incrementing within one millisecond never overflows.
  return Array.from(bytes, (byte, at) => ALPHABET.charAt(byte % (at === 0 ? 18 : 36))).join('');
}

function increment(text: string): string {
  const last = ALPHABET.indexOf(text.charAt(text.length - 1));
  const head = text.slice(0, -1);
  return last === ALPHABET.length - 1 ? `${increment(head)}0` : head + ALPHABET.charAt(last + 1);
}
