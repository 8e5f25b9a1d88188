import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Page } from 'playwright-core';

const phone = { width: 390, height: 844 };
/** Where long words have the least space, and in the slow tests where columns appear. */
export const narrowWidths = firstOrAll([phone.width, 820]);

/** German nouns of 19 to 24 letters; none has a break opportunity. */
const longWords = [
  'Unabhängigkeitserklärung',
  'Geschirrspülmaschine',
  'Wiederverwendbarkeit',
  'Lieferantenbewertungen',
  'Frühstücksgeschirrsets',
];

/** Writes long words on the page, and returns those beyond their space, by the window's width and the size of letters. */
export async function findLongWords(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  await page.setViewportSize(phone);
  await writeLongWords(page);
  const beyond: Record<string, readonly string[]> = {};
  for (const letters of ['100%', '200%']) {
    await page.addStyleTag({ content: `html { font-size: ${letters} !important }` });
    for (const width of narrowWidths) {
      await page.setViewportSize({ ...phone, width });
      const found = await findOverflow(page);
      if (found.length > 0) beyond[`${width} px, ${letters}`] = found;
    }
  }
  return beyond;
}

/** Replaces every text on the page with a long word, a name without spaces and a long price. */
function writeLongWords(page: Page): Promise<void> {
  return page.evaluate(words => {
    document.documentElement.lang = 'de';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    const isWritten = (text: Text) =>
      (text.data.trim().length > 2 || /\d/.test(text.data)) &&
      !text.parentElement?.closest('script, style, svg, title, noscript, option, [aria-hidden="true"]');
    texts.filter(isWritten).forEach((text, at) => {
      const word = words[at % words.length] ?? '';
      const isAmount = /\d/.test(text.data) && !/[a-z]/i.test(text.data);
      text.data = isAmount
        ? '12.345.678,90\u00a0€'
        : text.data.trim().includes(' ')
          ? `${word} und ${word}`
          : word;
    });
  }, longWords);
}

/**
 * Texts that overflow the window, their clipping container, or their own box, with the distance;
 * and those broken into a few letters per line.
 */
function findOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const found: string[] = [];
    // At twice the size a word may be broken; at normal size a column is wide enough for some letters.
    const isEnlarged = Number.parseFloat(getComputedStyle(root).fontSize) > 20;
    if (root.scrollWidth > root.clientWidth) found.push(`page: ${root.scrollWidth - root.clientWidth}`);
    const name = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`;
    const beyond = (box: DOMRect, room: { left: number; right: number }) =>
      Math.round(Math.max(box.right - room.right, room.left - box.left));
    /** The space of a text: up to its clipping container, or the window; none if it can be scrolled to. */
    const roomsOf = (element: Element): { who: string; left: number; right: number }[] => {
      const rooms = [];
      let own = true;
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        const style = getComputedStyle(one);
        const box = one.getBoundingClientRect();
        if (box.width <= 1 || style.visibility === 'hidden' || style.clipPath !== 'none') return [];
        if (/auto|scroll/.test(style.overflowX)) return rooms;
        const isBox = !/inline$|contents/.test(style.display);
        if (isBox && (own || style.overflowX !== 'visible'))
          rooms.push({ who: name(one), left: box.left, right: box.right });
        if (isBox) own = false;
        if (style.position === 'fixed') return rooms;
      }
      return [...rooms, { who: 'window', left: 0, right: root.clientWidth }];
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const element = text.parentElement;
      if (!element?.checkVisibility({ checkVisibilityCSS: true }) || element.closest('svg, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rooms = roomsOf(element);
      const lines = [...range.getClientRects()].filter(box => box.width > 1);
      const letter = Number.parseFloat(getComputedStyle(element).fontSize);
      const torn = lines.slice(0, -1).filter(box => box.width < 3 * letter);
      if (!isEnlarged && rooms.length > 0 && torn.length > 2)
        found.push(
          `${name(element)} “${(text.textContent ?? '').slice(0, 30)}” torn into ${lines.length} lines`,
        );
      const worst = lines
        .flatMap(box => rooms.map(room => ({ who: room.who, by: beyond(box, room) })))
        .toSorted((a, b) => b.by - a.by)[0];
      if (worst && worst.by > 1)
        found.push(
          `${name(element)} “${(text.textContent ?? '').slice(0, 30)}” beyond ${worst.who}: ${worst.by}`,
        );
    }
    return [...new Set(found)];
  });
}
