import { hash } from 'node:crypto';

interface Parsed<T> {
  readonly print: string;
  readonly value: T;
}

/**
 * Parses stored JSON, and returns the same value as long as the text under a key does not change: a publish changes
 * little, and whatever was made from an unchanged value stays in use. The last `most` keys are remembered.
 */
export function parseOnce<T>(most: number, parse: (value: unknown) => T): (key: string, text: string) => T {
  const known = new Map<string, Parsed<T>>();
  return (key, text) => {
    const print = hash('sha256', text, 'base64');
    const before = known.get(key);
    const parsed = before?.print === print ? before : { print, value: parse(JSON.parse(text)) };
    known.delete(key);
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(key, parsed);
    return parsed.value;
  };
}
