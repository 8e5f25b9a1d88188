import { decodeEntities } from '../decode-entities.ts';

/** `A, B\, C` as two names: commas separate them unless escaped by a backslash. */
export function readList(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map(part => part.replace(/\\,/g, ',').trim())
    .filter(part => part !== '');
}

/** `Clothing, Clothing > Shirts` as paths of names. */
export function readPaths(text: string): string[][] {
  return readList(decodeEntities(text))
    .map(path =>
      path
        .split('>')
        .map(name => name.trim())
        .filter(name => name !== ''),
    )
    .filter(path => path.length > 0);
}
