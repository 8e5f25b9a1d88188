import type { PageOperation } from '@vitrine/core/page/page-operation.ts';
import type { Page } from 'playwright-core';
import { sendCall } from './send-call.ts';
import { waitForCanvas } from './studio.ts';

/** Changes the new page on the canvas by the studio's calls, and shows the result. */
export async function changeNewPage(page: Page, operations: readonly PageOperation[]): Promise<void> {
  const id = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/api\/pages\/([0-9a-z]{24})/.exec(name)?.[1] ?? [])
      .at(-1),
  );
  await sendCall(page, `/api/pages/${id}/operations`, {
    body: { baseVersion: 1, operations, clientId: 'journey' },
  });
  await page.reload();
  await waitForCanvas(page);
}
