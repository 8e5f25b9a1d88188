import type { Page } from 'playwright-core';

/** Nouns of 19 to 24 letters as German has them; none offers a place to break. */
const longWords = [
  'Unabhängigkeitserklärung',
  'Geschirrspülmaschine',
  'Wiederverwendbarkeit',
  'Lieferantenbewertungen',
  'Frühstücksgeschirrsets',
];

/** Puts a long word, a name run together and a long price in the place of every text that stands on the page. */
export function writeLongWords(page: Page): Promise<void> {
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

/** Texts that reach beyond the window, out of what clips them, or out of their own box, with how far; and those torn into a few letters a line. */
export function findOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const found: string[] = [];
    // Twice the size, a word may have to be; as it is, a room is wide enough for some letters.
    const isEnlarged = Number.parseFloat(getComputedStyle(root).fontSize) > 20;
    if (root.scrollWidth > root.clientWidth) found.push(`page: ${root.scrollWidth - root.clientWidth}`);
    const name = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`;
    const beyond = (box: DOMRect, room: { left: number; right: number }) =>
      Math.round(Math.max(box.right - room.right, room.left - box.left));
    /** The room a text has: what clips it first, or the window; none where it can be scrolled to. */
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
