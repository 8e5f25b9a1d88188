import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** The contexts of this worker that are open, and whether a failure on their pages says anything about later tests. */
const open = new Map<BrowserContext, 'of its test' | 'shared' | 'a pool'>();
/** Pictures of pages that were closed before their test had failed. */
let pictures: string[] = [];
let folder: string | undefined;
let number = 0;

/** Where what is kept of failures goes: where `npm test` says, or a folder of its own. */
function evidenceFolder(): string {
  folder ??= process.env.VITRINE_EVIDENCE ?? mkdtempSync(join(tmpdir(), 'vitrine-evidence-'));
  return folder;
}

/** Follows what is opened in a browser, and records what its pages are asked to do. */
export function watchContexts(browser: Browser): void {
  browser.on('context', context => {
    open.set(context, 'of its test');
    context.once('close', () => open.delete(context));
    // Without pictures of each step it costs next to nothing. It may be closed before it has begun.
    context.tracing.start().catch(() => undefined);
  });
}

/** Every test of this context begins on a page as new: a failed one says nothing about the next. */
export function poolOf(context: BrowserContext): void {
  open.set(context, 'a pool');
}

/** What is open before a test, or stays open after it, is shared with others. */
export function markShared(): void {
  for (const [context, use] of open) if (use === 'of its test') open.set(context, 'shared');
}

export function hasShared(): boolean {
  return [...open.values()].includes('shared');
}

/** Keeps a picture of a page that is about to be closed because of an error. */
export async function keepPicture(page: Page): Promise<void> {
  number += 1;
  const path = join(evidenceFolder(), `page-${process.pid}-${number}.png`);
  // A page that does not answer has no picture.
  const isKept = await page.screenshot({ path, timeout: 5000 }).then(
    () => true,
    () => false,
  );
  if (isKept) pictures.push(path);
}

/** Pictures and traces of all that is open; returns their paths, with those kept before. */
export async function keepEvidence(): Promise<readonly string[]> {
  const contexts = [...open.keys()];
  for (const page of contexts.flatMap(context => context.pages())) await keepPicture(page);
  const kept = pictures;
  pictures = [];
  for (const context of contexts) {
    number += 1;
    const path = join(evidenceFolder(), `trace-${process.pid}-${number}.zip`);
    const isKept = await withinSeconds(10, context.tracing.stop({ path }));
    if (isKept) kept.push(path);
    await withinSeconds(10, context.tracing.start());
  }
  return kept;
}

/** Pictures of an error that a test expected belong to no failure. */
export function dropPictures(): void {
  pictures = [];
}

/** Closes what only the ended test uses: what still waits there ends with an error. */
export async function closeLeft(): Promise<void> {
  for (const [context, use] of open) if (use === 'of its test') await withinSeconds(10, context.close());
}

async function withinSeconds(seconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>(resolve => {
    timer = setTimeout(() => resolve(false), seconds * 1000);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
