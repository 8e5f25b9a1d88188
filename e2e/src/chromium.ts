import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { allowedTime } from '@vitrine/tools/until.ts';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { watchContexts } from './open-contexts.ts';

/** The first has no window and opens a page in half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const install = 'apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation';

/** Before any journey: files that begin side by side would install it at the same time. */
export function provideChromium(): string {
  return findChromium() ?? installChromium();
}

/** Opens Chromium: the one in CHROMIUM_PATH, on the path, or Debian's, installed here if run as root. */
export async function openChromium(more: readonly string[] = []): Promise<Browser> {
  const tracesDir = mkdtempSync(join(tmpdir(), 'vitrine-traces-'));
  const browser = await launchChromium(provideChromium(), more, { tracesDir });
  // Chromium may still write there, and an error here would belong to no test.
  browser.once('disconnected', () =>
    rm(tracesDir, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined),
  );
  browser.on('context', context => context.setDefaultTimeout(allowedTime(30_000)));
  watchContexts(browser);
  return browser;
}

export function launchChromium(
  executablePath: string,
  more: readonly string[],
  options: LaunchOptions = {},
): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // No page of a journey lives long enough to repay its optimisation.
      '--js-flags=--no-opt,--no-maglev',
      ...more,
    ],
    ...options,
  });
}

export function findChromium(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string | null {
  const named = environment.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  const folders = (environment.PATH ?? '').split(delimiter);
  for (const name of names) {
    const found = folders.map(folder => join(folder, name)).find(path => existsSync(path));
    if (found) return found;
  }
  return null;
}

function installChromium(): string {
  const isRootOnDebian =
    process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { timeout: 60_000 }).status === 0;
  if (isRootOnDebian) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', timeout: 300_000 });
    execFileSync('sh', ['-c', install], {
      stdio: 'inherit',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const found = findChromium();
  if (!found) {
    throw new Error(
      `The browser journeys need Chromium. Run: sudo ${install}\nor set CHROMIUM_PATH to a Chromium that is installed.`,
    );
  }
  return found;
}
