import { sayMessage } from '../messages/speak.ts';
import type { Refusal } from './result.ts';

/** A refusal in English, for programs, logs and the terminal (rule ERROR-4). */
export function englishOf({ english, values }: Pick<Refusal, 'english' | 'values'>): string {
  return sayMessage(english, 'en', values);
}
