import { gzipSync } from 'node:zlib';
import { siteLanguages } from '@vitrine/core/messages/site-languages.ts';
import { messagesFor } from '@vitrine/widgets/messages/messages.ts';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';

let chunks: Rolldown.OutputChunk[] = [];
beforeAll(async () => {
  const built = await build({
    configFile: `${import.meta.dirname}/../vite.config.ts`,
    logLevel: 'silent',
    build: { write: false },
  });
  const outputs = [built].flat().flatMap(result => ('output' in result ? result.output : []));
  chunks = outputs.filter(output => output.type === 'chunk');
});

it('VISITOR-6: the entry takes at most 2 kB as sent, with what it cannot start without', () => {
  const wanted = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of wanted)
    for (const needed of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) wanted.add(needed);
  const sent = chunks.filter(({ fileName }) => wanted.has(fileName));
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.reduce((sum, { code }) => sum + gzipSync(code).length, 0)).toBeLessThanOrEqual(2000);
});

it('MESSAGES-6: each language is a file of its own, and no other brings any of its words', () => {
  const languages = Object.keys(siteLanguages);
  const holders = languages.map(language => {
    const { cartUnreachable } = messagesFor(language);
    return chunks.filter(({ code }) => code.includes(cartUnreachable)).map(({ fileName }) => fileName);
  });
  expect(holders.map(({ length }) => length)).toEqual(languages.map(() => 1));
  expect(new Set(holders.flat()).size).toBe(languages.length);
});
