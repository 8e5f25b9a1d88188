import type { PageOperation } from '@vitrine/core/page/page-operation.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { waitForCanvas } from './studio.ts';

/** Changes the new page that the canvas shows by the calls of the studio, and shows it as it is then. */
export async function changeNewPage(page: Page, operations: readonly PageOperation[]): Promise<void> {
  const answer = await page.evaluate(async sent => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const id = loaded.flatMap(name => /\/api\/pages\/([0-9a-z]{24})/.exec(name)?.[1] ?? []).at(-1);
    const crumb = /(?:^|;\s*)crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const reply = await fetch(`/api/pages/${id}/operations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': decodeURIComponent(crumb) },
      body: JSON.stringify({ baseVersion: 1, operations: sent, clientId: 'journey' }),
    });
    return reply.ok ? '' : `${reply.status} ${await reply.text()}`;
  }, operations);
  expect(answer).toBe('');
  await page.reload();
  await waitForCanvas(page);
}
