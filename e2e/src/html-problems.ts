import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';

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

/** The HTML problems of a page in its current state, each once, including the documents of its frames. */
export async function findHtmlProblems(page: Page): Promise<readonly string[]> {
  const problems = new Set<string>();
  for (const frame of page.frames()) {
    const report = await validator.validateString(await frame.content());
    for (const { messages, source } of report.results) {
      for (const { ruleId, message, line, column } of messages) {
        problems.add(`${ruleId}: ${message} — ${excerpt(source ?? '', line, column)}`);
      }
    }
  }
  return [...problems];
}

/** The place as text of the page: a line number of a page without lines is meaningless. */
function excerpt(source: string, line: number, column: number): string {
  const text = source.split('\n')[line - 1] ?? '';
  return text.slice(Math.max(0, column - 40), column + 120);
}
