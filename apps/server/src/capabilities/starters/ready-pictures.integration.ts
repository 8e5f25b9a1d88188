import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { type ImageVariant, remainingVariants } from '../media/image-pipeline.ts';
import { readReadyPicture } from './ready-pictures.ts';
import { starterFolders, starters } from './starters.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

describe.each([...starters.keys()])('the starter %s', name => {
  const { images, widths } = starterFolders(name);

  it('STARTER-6: includes every width of its pictures', { tags: 'slow' }, async () => {
    for (const fileName of await readdir(images)) {
      const bytes = await readFile(join(images, fileName));
      const picture = await readReadyPicture(join(widths, fileName), bytes);
      if (picture === null) throw new Error(`${fileName}: run npm run starter-pictures ${name}.`);
      const isMade = (width: number, format: ImageVariant['format']) =>
        picture.variants.some(variant => variant.width === width && variant.format === format);
      const source = { bytes, contentType: `image/${extname(fileName).slice(1)}`, maxPixels: 100_000_000 };
      const missing = [];
      for await (const { width, format } of remainingVariants(source, { width: picture.width, isMade })) {
        missing.push(`${fileName} ${width} ${format}`);
      }
      expect(missing).toEqual([]);
    }
  });

  it('STARTER-6: makes a website without drawing any picture', async () => {
    const drawing = vi.spyOn(server.services.imageProcesses, 'run');
    const website = await server.createWebsite({ starter: name });
    await server.runJobs();
    expect(drawing).not.toHaveBeenCalled();
    const visitor = server.client(website);
    const { text } = await visitor.get('/', { accept: 'text/html' });
    const [address = ''] = /\/media\/\w+\/500w/.exec(text) ?? [];
    for (const type of ['image/webp', 'image/avif']) {
      const picture = await visitor.get(address, { accept: type });
      expect([picture.status, picture.headers['content-type']]).toEqual([200, type]);
    }
  });
});

it('STARTER-6: ignores widths of another picture, or without their source', async () => {
  const { images, widths } = starterFolders('kiln');
  const content = await readFile(join(images, 'teapot.webp'));
  const other = await readFile(join(images, 'hero.webp'));
  expect(await readReadyPicture(join(widths, 'teapot.webp'), other)).toBeNull();
  expect(await readReadyPicture(join(widths, 'missing.webp'), content)).toBeNull();
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-widths-'));
  await cp(join(widths, 'teapot.webp'), folder, { recursive: true });
  expect(await readReadyPicture(folder, content)).not.toBeNull();
  await rm(join(folder, 'picture.json'));
  expect(await readReadyPicture(folder, content)).toBeNull();
  await rm(folder, { recursive: true });
});
