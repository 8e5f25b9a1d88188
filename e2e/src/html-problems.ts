import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';

/**
 * The HTML rules for the pages of Kiln and the studio, in addition to axe. Rules are off only for what a
 * browser writes when a live document is serialised, or what valid HTML allows, each with its reason.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // A document read back from a browser writes `<!DOCTYPE html>`, `disabled=""` and entities its own way.
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'void-style': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    // Values handed to the style sheet, which is what the policy allows scripts to set.
    'no-inline-style': 'off',
    // A matter of search engines, which the seo rules measure.
    'long-title': 'off',
    // Roles of patterns that no native element has (ARIA authoring practices): tree grid, list box, toolbar.
    'prefer-native-element': 'off',
    // `name` of <details>, which is an exclusive group.
    'form-dup-name': 'off',
  },
});

/** The HTML problems of a page as it stands, each once, the documents of its frames with it. */
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

/** Where it is, in the words of the page: a line number of a page without lines says nothing. */
function excerpt(source: string, line: number, column: number): string {
  const text = source.split('\n')[line - 1] ?? '';
  return text.slice(Math.max(0, column - 40), column + 120);
}
