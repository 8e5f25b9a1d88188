import type { Page } from 'playwright-core';
import { whenAllActive } from '../when-active.ts';

/** Shows the first address with the contents of the others below, as one page with one script. */
export async function joinSamples(page: Page, [first = '', ...others]: readonly string[]): Promise<void> {
  const bodies = await Promise.all(others.map(async address => (await fetch(address)).text()));
  const parts = bodies.map(body => /<main[^>]*>(.*)<\/main>/s.exec(body)?.[1] ?? '');
  const styles = bodies.flatMap(body => body.match(/<style>.*?<\/style>/gs) ?? []);
  await page.route(
    address => address.href === first,
    async route => {
      const reply = await route.fetch();
      const body = (await reply.text())
        .replace('</head>', () => `${styles.join('')}</head>`)
        .replace('</main>', () => `${parts.join('')}</main>`);
      await route.fulfill({ response: reply, body });
    },
  );
  await page.goto(first);
  await whenAllActive(page);
}
