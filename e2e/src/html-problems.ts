import { HtmlValidate } from 'html-validate';
import type { Frame, Page } from 'playwright-core';

/**
 * The HTML rules for the pages of Kiln and the studio, in addition to axe. A rule is off only for
 * text that a browser writes when it serialises a live document, or that valid HTML allows, each
 * with its reason.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // A browser serialises `<!DOCTYPE html>`, `disabled=""` and entities in its own way.
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'void-style': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    // Values passed to the style sheet, which the policy allows scripts to set.
    'no-inline-style': 'off',
    // For search engines; the seo rules check it.
    'long-title': 'off',
    // Roles of patterns without a native element (ARIA authoring practices): tree grid, list box, toolbar.
    'prefer-native-element': 'off',
    // `name` of <details>, which is an exclusive group.
    'form-dup-name': 'off',
  },
});

/**
 * The HTML problems of a page in its current state, each once, including the documents of its frames; an email in a
 * frame is written for mail programs instead (rule MAIL-10).
 */
export async function findHtmlProblems(page: Page): Promise<readonly string[]> {
  const problems = new Set<string>();
  for (const frame of page.frames()) {
    if (await isEmail(frame)) continue;
    for (const problem of await problemsOf(frame)) problems.add(problem);
  }
  return [...problems];
}

/** At another width a document is usually the same: it is validated once. */
const validated = new WeakMap<Frame, { readonly html: string; readonly problems: readonly string[] }>();

async function problemsOf(frame: Frame): Promise<readonly string[]> {
  const html = await frame.content();
  const last = validated.get(frame);
  if (last?.html === html) return last.problems;
  const { results } = await validator.validateString(html);
  const problems = results.flatMap(({ messages, source }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${ruleId}: ${message} — ${excerpt(source ?? '', line, column)}`,
    ),
  );
  validated.set(frame, { html, problems });
  return problems;
}

/** The place as text of the page: a line number of a page without lines is meaningless. */
function excerpt(source: string, line: number, column: number): string {
  const text = source.split('\n')[line - 1] ?? '';
  return text.slice(Math.max(0, column - 40), column + 120);
}

/** Only emails are shown in frames without scripts. */
async function isEmail(frame: Frame): Promise<boolean> {
  if (frame.parentFrame() === null) return false;
  return (await (await frame.frameElement()).getAttribute('sandbox')) === 'allow-popups';
}
