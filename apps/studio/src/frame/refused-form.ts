import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { t } from '../messages/translate.ts';

export interface RefusedForm {
  /** Errors by the path of their field in the request. */
  readonly problems: Readonly<Record<string, string>>;
  /** The error above the fields; null if nothing was refused. */
  readonly whole: string | null;
}

/**
 * The errors of a refused form: each next to its field, and above all fields with its label in the studio, even if
 * the field is not on the screen. Its name in the call is never shown (rule STUDIO-29). `names` holds the label of
 * a path; a path within it, such as a list entry, has the same label.
 */
export function refusedForm(error: unknown, names: Readonly<Record<string, string>>): RefusedForm {
  if (error === null || error === undefined) return { problems: {}, whole: null };
  const problems = Object.entries(fieldProblems(error));
  if (problems.length === 0) return { problems: {}, whole: messageOf(error) };
  const named = problems.map(([path, message]) => ({ message, known: knownPath(path, names) }));
  const lines = named.map(({ message, known }) =>
    known === null ? message : t('formProblem', { field: names[known] ?? '', message }),
  );
  return {
    problems: Object.fromEntries([
      ...named.flatMap(({ known, message }) => (known === null ? [] : [[known, message]])),
      ...problems,
    ]),
    whole: [t('formProblems'), ...new Set(lines)].join('\n'),
  };
}

/** The longest known path that equals this one or contains it. */
function knownPath(path: string, names: Readonly<Record<string, string>>): string | null {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const part = parts.slice(0, length).join('.');
    if (part in names) return part;
  }
  return null;
}
