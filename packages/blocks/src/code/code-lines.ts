import { type Token, tokenize } from './tokenize.ts';

/** The tokens of a source, line by line, each line without its end (rule CODE-2). */
export function codeLines(source: string, language: string): Token[][] {
  const lines: Token[][] = [[]];
  for (const token of tokenize(source.replace(/\r\n?/g, '\n').replace(/(?<!\n)\n+$/, ''), language)) {
    for (const [at, text] of token.text.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ kind: token.kind, text });
    }
  }
  return lines;
}
