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

/** These chunks with everything they import. */
function sentWith(
  isWanted: (chunk: Rolldown.OutputChunk) => boolean,
  broughtBy: (chunk: Rolldown.OutputChunk) => readonly string[],
): Rolldown.OutputChunk[] {
  const wanted = new Set(chunks.filter(isWanted));
  for (const chunk of wanted)
    for (const name of broughtBy(chunk)) {
      const brought = chunks.find(({ fileName }) => fileName === name);
      if (brought) wanted.add(brought);
    }
  return [...wanted];
}

it('GALLERY-93: a gallery of any layout, including a slideshow, adds no React to a page', () => {
  const sent = sentWith(
    ({ moduleIds }) => moduleIds.some(id => /[/]gallery[.]enhance[.]ts$/.test(id)),
    chunk => [...chunk.imports, ...chunk.dynamicImports].filter(name => !/^main-/.test(name)),
  );
  const modules = sent.flatMap(({ moduleIds }) => moduleIds);
  expect(modules.some(id => id.endsWith('/gallery/activate-stacked.ts'))).toBe(true);
  expect(modules.filter(id => /node_modules[/](react|react-dom|scheduler)[/]/.test(id))).toEqual([]);
});

it('MESSAGES-6: each language is a separate file, and no other file contains its messages', () => {
  const languages = Object.keys(siteLanguages);
  const holders = languages.map(language => {
    const { callUnreachable } = messagesFor(language);
    return chunks.filter(({ code }) => code.includes(callUnreachable)).map(({ fileName }) => fileName);
  });
  expect(holders.map(({ length }) => length)).toEqual(languages.map(() => 1));
  expect(new Set(holders.flat()).size).toBe(languages.length);
});
