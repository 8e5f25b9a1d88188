import type { Page } from 'playwright-core';

/** The remains of an enhancer after its undo; both are empty if there are none. */
export interface Remains {
  /** Elements and texts that exist only before (-) or only after (+). */
  readonly markup: readonly string[];
  /** Listeners on window and document that were not removed. */
  readonly listeners: readonly string[];
}

/**
 * Starts a block's enhancer on the server's markup, lets it run for some frames, and undoes it. The
 * page must have been opened with `countListeners`.
 */
export async function undoEnhancer(page: Page, address: string, block: string): Promise<Remains> {
  await page.goto(`${address}?script=off`, { waitUntil: 'load' });
  // As text, because the build of this file would resolve its own import.
  await page.evaluate(
    `import('/packages/blocks/src/${block}/${block}.enhance.ts').then(found => { window.enhance = found.enhance; })`,
  );
  return page.evaluate(async name => {
    const root = document.querySelector<HTMLElement>(`[data-enhance="${name}"]`);
    if (!root) throw new Error(`No block is enhanced by ${name}.`);
    // One line per element or text; the order of attributes, comments and empty texts do not count.
    const linesOf = (element: Element): string[] => {
      const attributes = [...element.attributes]
        .filter(({ value, name: attribute }) => value !== '' || !/^(style|class)$/.test(attribute))
        .map(attribute => `${attribute.name}="${attribute.value}"`);
      const text = [...element.childNodes]
        .map(node => (node.nodeType === 3 ? node.textContent : ''))
        .join('');
      return [
        `<${[element.localName, ...attributes.toSorted()].join(' ')}> ${text.trim()}`,
        ...[...element.children].flatMap(linesOf),
      ];
    };
    const missing = (from: readonly string[], lines: readonly string[]) => {
      const left = [...from];
      return lines.filter(line =>
        left.includes(line) ? left.splice(left.indexOf(line), 1).length === 0 : true,
      );
    };
    const before = linesOf(root);
    const known = [...window.listening];
    const undo = window.enhance(root);
    for (let frames = 0; frames < 5; frames += 1)
      await new Promise(resolve => requestAnimationFrame(resolve));
    undo();
    const after = linesOf(root);
    return {
      markup: [
        ...missing(after, before).map(line => `- ${line}`),
        ...missing(before, after).map(line => `+ ${line}`),
      ],
      listeners: window.listening.filter(one => !known.includes(one)),
    };
  }, block);
}

declare global {
  interface Window {
    /** Each with a number, so that two of a kind differ. */
    listening: string[];
    enhance: (root: HTMLElement) => () => void;
  }
}

/** Runs in the page, before its own scripts. */
export function countListeners(): void {
  window.listening = [];
  let count = 0;
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const known = new Map<unknown, Map<string, string>>();
  const forget = (entry: string) => {
    window.listening = window.listening.filter(one => one !== entry);
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    add.call(this, type, listener, options);
    if (this !== window && this !== document) return;
    count += 1;
    const entry = `${this === window ? 'window' : 'document'} ${type} ${count}`;
    const ofListener = known.get(listener) ?? new Map<string, string>();
    known.set(listener, ofListener.set(type, entry));
    window.listening = [...window.listening, entry];
    const signal = typeof options === 'object' ? options?.signal : undefined;
    if (signal) add.call(signal, 'abort', () => forget(entry));
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    remove.call(this, type, listener, options);
    const entry = known.get(listener)?.get(type);
    if (entry !== undefined && (this === window || this === document)) forget(entry);
  };
}
