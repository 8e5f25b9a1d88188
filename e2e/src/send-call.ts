import type { Page } from 'playwright-core';

/** Sends a call as the studio does, with the cookies of its page; answers what came back, or throws why not. */
export async function sendCall(page: Page, path: string, body: unknown): Promise<Record<string, unknown>> {
  const { status, text } = await page.evaluate(
    async sent => {
      const crumb = /(?:^|;\s*)crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      const reply = await fetch(sent.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': decodeURIComponent(crumb) },
        body: JSON.stringify(sent.body),
      });
      return { status: reply.status, text: await reply.text() };
    },
    { path, body },
  );
  if (status >= 400) throw new Error(`${path}: ${status} ${text}`);
  return text === '' ? {} : JSON.parse(text);
}
