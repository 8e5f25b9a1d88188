import { messages as fields } from '../messages/en/fields.messages.ts';
import { messages as parts } from '../messages/en/parts.messages.ts';
import { messages as forms } from '../messages/en/site/forms.messages.ts';
import type { Phrase } from '../messages/phrase.ts';
import { sayValues } from '../messages/phrase-values.ts';
import { sayMessage } from '../messages/speak.ts';
import type { Refusal } from './result.ts';

/** A refusal in English, for programs, logs and the terminal (rule ERROR-4). */
export function englishOf({ english, values }: Pick<Refusal, 'english' | 'values'>): string {
  return sayMessage(english, 'en', sayValues(values, englishOfPhrase));
}

const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fields: { ...forms.fields, ...fields },
  parts,
};

function englishOfPhrase({ code, values = {} }: Phrase): string {
  const [group = '', name = ''] = code.split('.');
  return sayMessage(groups[group]?.[name] ?? code, 'en', sayValues(values, englishOfPhrase));
}
