import { englishOf } from '@vitrine/core/errors/english-of.ts';
import type { Result } from '@vitrine/core/errors/result.ts';
import type { Starter } from '@vitrine/core/starters/starter.ts';

export const millisecondsOfDay = 86_400_000;

export function keyOf(starter: Starter, kind: string, key: string): string {
  return `starter:${starter.name}:${kind}:${key}`;
}

/** What a starter's key stands for; a missing one is a bug in the starter (rule STARTER-2). */
export function named<T>(things: ReadonlyMap<string, T>, key: string): T {
  const found = things.get(key);
  if (found === undefined) throw new Error(`A starter names ${key}, which it does not have.`);
  return found;
}

/** A starter is ours: its requests are always allowed, and a refusal is a bug in the starter. */
export function expectDone<T>(result: Result<T>): T {
  if (!result.ok)
    throw new Error(
      `A starter was refused: ${englishOf(result.error)} ${JSON.stringify(result.error.errors ?? {})}`,
    );
  return result.value;
}
