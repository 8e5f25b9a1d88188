import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Catalogue = Readonly<Record<string, string>>;
const rooms = (language: string, files: Record<string, Catalogue>) =>
  Object.assign(
    {},
    ...Object.entries(files).flatMap(([path, file]) => (path.includes(`/${language}/`) ? [file] : [])),
  );
const files = import.meta.glob<Catalogue>('../../packages/core/src/messages/{en,de}/studio/*.messages.ts', {
  eager: true,
  import: 'messages',
});
const declared = import.meta.glob<Catalogue>('../../packages/core/src/messages/de/studio/*.words.ts', {
  eager: true,
  import: 'words',
});
const english: Catalogue = rooms('en', files);
const german: Catalogue = rooms('de', files);

/** Texts that are the same in both languages, and titles of the demo. */
const isShared = (text: string) => Object.values(german).includes(text);
const ofDemo = 'Kiln,Journal,Shop,About,Contact,Home,Products,Notes,Cart,Visit,Gift card'.split(',');

/** Each English text without placeholders that is not also German. */
const foreign = new Set(
  [
    ...Object.values(english).filter(text => !text.includes('{')),
    ...Object.values(declared).flatMap(words =>
      Object.entries(words).flatMap(([text, said]) => (said === text ? [] : [text])),
    ),
  ].filter(text => !isShared(text) && !ofDemo.includes(text)),
);

interface Seen {
  readonly texts: readonly string[];
  readonly problems: readonly string[];
}

/** All texts and labels, and elements that are wider than their container or clipped. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter(one => one.checkVisibility());
    const texts = shown.flatMap(one => [
      ...[...one.childNodes].flatMap(node =>
        node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [],
      ),
      ...['aria-label', 'title', 'placeholder', 'alt'].flatMap(name => one.getAttribute(name) ?? []),
    ]);
    const nameOf = (one: HTMLElement) =>
      `${one.localName}.${one.className} ${(one.textContent ?? '').slice(0, 60)}`;
    const isWider = (one: HTMLElement) => one.scrollWidth > one.clientWidth + 1;
    const overflowing = [...document.querySelectorAll<HTMLElement>('nav a > span')].filter(
      one => one.checkVisibility() && one.offsetWidth > (one.parentElement?.clientWidth ?? 0),
    );
    const cut = shown.filter(
      one =>
        one.matches('button, a, label, h1, h2, h3, th, legend, [role=tab], [role=radio]') &&
        getComputedStyle(one).overflowX !== 'visible' &&
        getComputedStyle(one).textOverflow !== 'ellipsis' &&
        // Text only for screen readers takes no space.
        one.clientWidth > 2 &&
        isWider(one),
    );
    const scroller = document.scrollingElement as HTMLElement;
    return {
      texts: texts.map(text => text.trim()).filter(text => text !== ''),
      problems: [
        ...cut.map(nameOf),
        ...overflowing.map(nameOf),
        ...(isWider(scroller) ? [`page ${scroller.scrollWidth}`] : []),
      ],
    };
  });

const widths = firstOrAll([390, 820, 1440]);
/** Nothing is in English, wider than its place or cut off. */
export async function isGerman(page: Page, where: string): Promise<void> {
  await page.getByRole('main').first().waitFor();
  const loading = page.getByRole('status', { name: new RegExp(`^(${english.loading}|${german.loading})`) });
  await expect.poll(() => loading.count()).toBe(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = async () => {
      const { texts, problems } = await look(page);
      return { where, width, left: texts.filter(text => foreign.has(text)), problems };
    };
    await expect.poll(found).toEqual({ where, width, left: [], problems: [] });
  }
}
