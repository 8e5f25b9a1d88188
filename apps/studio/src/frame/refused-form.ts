import { fieldProblems, messageOf } from '../api/call-failure.ts';
import { t } from '../messages/translate.ts';

export interface RefusedForm {
  /** Errors beside fields, by the path in the request. */
  readonly problems: Readonly<Record<string, string>>;
  /** The error above the fields; null while nothing was refused. */
  readonly whole: string | null;
}

/**
 * What a form says once it was refused: each error beside its field, and above all of them with the name that the
 * field has in the studio, also where it is not on the screen; the name that it has in the call is never shown (rule STUDIO-29). `names` holds the label of a path;
 * a path within it, such as an entry of a list, has the same.
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

/** The longest of the known paths that this one is or lies in. */
function knownPath(path: string, names: Readonly<Record<string, string>>): string | null {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const part = parts.slice(0, length).join('.');
    if (part in names) return part;
  }
  return null;
}
