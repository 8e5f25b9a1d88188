import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

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
  const browser = await launchChromium(provideChromium(), more);
  // Long enough for a busy machine; an element that never appears still fails.
  browser.on('context', context => context.setDefaultTimeout(120_000));
  return browser;
}

export function launchChromium(executablePath: string, more: readonly string[]): Promise<Browser> {
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
  const isRootOnDebian = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (isRootOnDebian) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('sh', ['-c', install], {
      stdio: 'inherit',
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
