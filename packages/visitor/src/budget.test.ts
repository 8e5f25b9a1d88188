import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

it('VISITOR-6: the entry takes at most 2 kB as sent', async () => {
  const built = await build({
    configFile: `${import.meta.dirname}/../vite.config.ts`,
    logLevel: 'silent',
    build: { write: false },
  });
  const outputs = [built].flat().flatMap(result => ('output' in result ? result.output : []));
  const entry = outputs.find(output => output.type === 'chunk' && output.isEntry);
  expect(entry?.type === 'chunk' ? gzipSync(entry.code).length : Number.NaN).toBeLessThanOrEqual(2000);
}, 30_000);
