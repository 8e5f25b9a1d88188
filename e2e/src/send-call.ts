import type { Page } from 'playwright-core';

/** Sends a call as the studio does, with the cookies of its page; returns the answer, or throws the error. */
export async function sendCall(
  page: Page,
  path: string,
  {
    method = 'POST',
    body,
    headers = {},
  }: {
    method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    body?: unknown;
    headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<Record<string, unknown>> {
  const { status, text } = await page.evaluate(
    async sent => {
      const crumb = /(?:^|;\s*)(?:__Host-)?crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      const reply = await fetch(sent.path, {
        method: sent.method,
        headers: {
          ...sent.headers,
          'X-CSRF-Token': decodeURIComponent(crumb),
          ...(sent.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
      });
      return { status: reply.status, text: await reply.text() };
    },
    { path, method, body, headers },
  );
  if (status >= 400) throw new Error(`${path}: ${status} ${text}`);
  return text === '' ? {} : JSON.parse(text);
}
