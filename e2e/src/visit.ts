import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, ElementHandle, Frame, Page } from 'playwright-core';
import type { DemoServer } from './demo-server.ts';
import { describePage } from './describe-page.ts';
import { keepPicture } from './open-contexts.ts';

/**
 * Runs `use` on a page of a separate browser context, so that visits do not share cookies. An error says
 * what the page showed.
 */
export async function visit<T>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  try {
    return await use(page);
  } catch (error) {
    await keepPicture(page);
    if (error instanceof Error) error.message += `\n${await describePage(page)}`;
    throw error;
  } finally {
    await context.close();
  }
}

/** The address of a website of the demo server. */
export function websiteAddress(demo: DemoServer, subdomain: string): string {
  return `http://${subdomain}.localhost:${demo.port}`;
}

/** Signs the demo's owner in on a website, by its name or its whole address, and waits for the studio. */
export async function signIn(page: Page, demo: DemoServer, website: string): Promise<void> {
  const address = website.includes('://') ? website : websiteAddress(demo, website);
  await page.goto(`${address}/config/sign-in`);
  await page
    .getByLabel(/e-?mail/i)
    .first()
    .fill(demo.email);
  await page
    .getByLabel(/password/i)
    .first()
    .fill(demo.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/config(?!\/sign-in)/);
}

export interface AxeFinding {
  readonly id: string;
  readonly where: readonly string[];
}

export interface AxeOptions {
  /** Only these rules. */
  readonly only?: readonly string[];
  /** Every rule except these. */
  readonly without?: readonly string[];
  /** Only this element and what is in it, instead of the whole document. */
  readonly within?: ElementHandle<Node> | null;
}

const require = createRequire(import.meta.url);
/** The minified file: a browser reads it in two thirds of the time. */
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The axe findings on the current page, or in one of its frames; the context needs `bypassCSP`. */
export async function findAxeProblems(
  page: Page | Frame,
  { only, without = [], within = null }: AxeOptions = {},
): Promise<readonly AxeFinding[]> {
  // As a script of the page it costs three times as much: a text of 1.5 MB in the document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe};0`);
  const options = {
    ...(only ? { runOnly: [...only] } : {}),
    rules: Object.fromEntries(without.map(id => [id, { enabled: false }])),
    // Passed rules need no details.
    resultTypes: ['violations'],
  };
  const judge = async ({ chosen, part }: { chosen: object; part: Node | null }) => {
    const { axe: checker } = window as unknown as {
      axe: {
        run(
          part: Node,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
      };
    };
    const { violations } = await checker.run(part ?? document, chosen);
    return violations.map(violation => ({
      id: violation.id,
      where: violation.nodes.map(node => node.target.join(' ')),
    }));
  };
  return page.evaluate(judge, { chosen: options, part: within });
}
