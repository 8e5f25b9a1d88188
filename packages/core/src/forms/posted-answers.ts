import type { AnswersInput, AnswerValue } from './answer.ts';

const prefix = 'answer.';

/** The name of a control in a posted form. The part of a statement is its text. */
export function controlName(fieldId: string, part: string): string {
  return part === '' ? `${prefix}${fieldId}` : `${prefix}${fieldId}.${part}`;
}

/** Answers by field, from the names and values of a posted form; other names are ignored (rule FORM-6). */
export function postedAnswers(posted: Iterable<readonly [name: string, value: unknown]>): AnswersInput {
  const fields = new Map<string, AnswerValue>();
  const parts = new Map<string, [string, string][]>();
  for (const [name, value] of posted) {
    if (!name.startsWith(prefix)) continue;
    const rest = name.slice(prefix.length);
    const dot = rest.indexOf('.');
    const texts = (Array.isArray(value) ? value : [value]).filter(one => typeof one === 'string');
    if (dot === -1) fields.set(rest, texts.length > 1 ? texts : (texts[0] ?? ''));
    else {
      const id = rest.slice(0, dot);
      const own = parts.get(id) ?? [];
      own.push([rest.slice(dot + 1), texts[0] ?? '']);
      parts.set(id, own);
    }
  }
  return Object.fromEntries([
    ...fields,
    ...[...parts].map(([id, own]) => [id, Object.fromEntries(own)] as const),
  ]);
}
