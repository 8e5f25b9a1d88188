import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { Advance, ImportLimits } from '../import-reader.ts';
import { readLeaf } from './read-leaf.ts';

/** Called for elements in file order; containers contain elements, leaves contain text. */
export interface ElementHandler {
  readonly open: (name: string) => void;
  readonly close: (name: string) => void;
  readonly leaf: (name: string, value: string, attributes: string) => void;
}

export interface ScannedElements {
  /** False when the file ends before its outermost element does. */
  readonly isWhole: boolean;
  /** Containers and leaves whose ends were missing and guessed. */
  readonly repaired: number;
}

export interface ScanRequest {
  readonly text: string;
  readonly fileName: string;
  /** Elements that contain elements, with their level; opening one closes those open at its level or below. */
  readonly containers: ReadonlyMap<string, number>;
  readonly limits: ImportLimits;
  readonly handler: ElementHandler;
  readonly advance: Advance;
}

const tag = /<(\/?)([A-Za-z_][\w.:-]*)(?![\w.:-])((?:[^<>/]|\/(?!>))*)(\/?)>/y;
const maxMendedNames = 100;

/**
 * Reads the elements of an XML file as real exports have them, well-formed or not: in one pass, no entity is ever
 * expanded beyond the character it names, and every search is bounded (rules IMPORT-3 and IMPORT-4).
 */
export function scanElements(request: ScanRequest): Result<ScannedElements> {
  const { text, fileName, containers, limits, handler, advance } = request;
  const stack: string[] = [];
  const unclosed = new Map<string, number>();
  let repaired = 0;
  let isClosed = false;
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf('<', at);
    if (start === -1) break;
    const skipped = endOfOther(text, start);
    if (skipped !== null) {
      at = skipped;
      continue;
    }
    tag.lastIndex = start;
    const found = tag.exec(text);
    if (!found) {
      at = start + 1;
      continue;
    }
    at = tag.lastIndex;
    const [, slash, name = '', attributes = '', selfClosing] = found;
    if (slash === '/') {
      const depth = stack.lastIndexOf(name);
      if (depth === -1) continue;
      repaired += stack.length - depth - 1;
      while (stack.length > depth) handler.close(stack.pop() ?? name);
      isClosed = stack.length === 0;
      continue;
    }
    if (selfClosing === '/') {
      if (!containers.has(name)) handler.leaf(name, '', attributes);
      continue;
    }
    const level = containers.get(name);
    if (level !== undefined) {
      // An item inside an item means that the first one has no end.
      for (
        let top = stack.at(-1);
        top !== undefined && (containers.get(top) ?? 0) >= level;
        top = stack.at(-1)
      ) {
        repaired += 1;
        stack.pop();
        handler.close(top);
      }
      if (stack.length >= limits.depth)
        return fail(importingErrors.tooDeep, { file: fileName, limit: limits.depth });
      stack.push(name);
      handler.open(name);
      advance(at, text.length);
      continue;
    }
    if ((unclosed.get(name) ?? -1) > at) {
      const end = nextTag(text, at);
      handler.leaf(name, text.slice(at, end), attributes);
      at = end;
      continue;
    }
    const leaf = readLeaf({ text, from: at, name, containers });
    if (leaf.isMended) {
      repaired += 1;
      unclosed.set(name, leaf.searchedTo);
      if (unclosed.size > maxMendedNames) {
        return fail(importingErrors.tooDeep, { file: fileName, limit: limits.depth });
      }
    }
    if (leaf.isCut) return succeed({ isWhole: false, repaired });
    if (leaf.value.length > limits.field) {
      return fail(importingErrors.tooLarge, {
        file: fileName,
        what: phrase('parts.elementText', { name }),
        limit: phrase('parts.characters', { n: limits.field }),
      });
    }
    handler.leaf(name, leaf.value, attributes);
    at = leaf.end;
  }
  return succeed({ isWhole: isClosed && stack.length === 0, repaired });
}

/** The end of a comment, a processing instruction or a stray CDATA section; null for anything else. */
function endOfOther(text: string, start: number): number | null {
  const after = (mark: string) => {
    const end = text.indexOf(mark, start);
    return end === -1 ? text.length : end + mark.length;
  };
  if (text.startsWith('<!--', start)) return after('-->');
  if (text.startsWith('<![CDATA[', start)) return after(']]>');
  if (text.startsWith('<?', start)) return after('?>');
  return null;
}

function nextTag(text: string, from: number): number {
  const next = text.indexOf('<', from);
  return next === -1 ? text.length : next;
}
