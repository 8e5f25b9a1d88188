import type { Locator } from 'playwright-core';
import type { SampleFile } from './sample-files.ts';

/**
 * Drops files on an element, or pastes them there, with the events of a browser. Returns whether
 * the page prevented the browser from opening them.
 */
export async function handFiles(
  what: Locator,
  how: 'drop' | 'paste',
  files: readonly SampleFile[],
): Promise<boolean> {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    text: buffer.toString('base64'),
  }));
  return what.evaluate(
    (element, given) => {
      const data = new DataTransfer();
      for (const { name, mimeType, text } of given.sent) {
        const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const about = { bubbles: true, cancelable: true, composed: true };
      if (given.how === 'paste') {
        return !element.dispatchEvent(new ClipboardEvent('paste', { ...about, clipboardData: data }));
      }
      return ['dragenter', 'dragover', 'drop']
        .map(name => !element.dispatchEvent(new DragEvent(name, { ...about, dataTransfer: data })))
        .every(Boolean);
    },
    { how, sent },
  );
}
