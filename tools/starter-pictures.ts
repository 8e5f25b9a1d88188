/**
 * `npm run starter-pictures NAME`: draws each picture of a starter in every served width. They are
 * shipped with the starter, so that a new website has them immediately.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import {
  decodeImage,
  type ImageVariant,
  remainingVariants,
} from '../apps/server/src/capabilities/media/image-pipeline.ts';
import { type ReadyFacts, readyFactsName } from '../apps/server/src/capabilities/starters/ready-pictures.ts';

const [name = ''] = process.argv.slice(2);
const starter = join(import.meta.dirname, '..', 'starters', name);
const images = join(starter, 'images');
const names = name === '' ? [] : await readdir(images).catch(() => []);
if (names.length === 0) {
  console.error('Name a starter that has pictures, such as: npm run starter-pictures kiln');
  process.exit(1);
}
await rm(join(starter, 'widths'), { recursive: true, force: true });
for (const fileName of names) {
  await drawWidths(fileName);
  console.log(fileName);
}

async function drawWidths(fileName: string): Promise<void> {
  const bytes = await readFile(join(images, fileName));
  const folder = join(starter, 'widths', fileName);
  const source = { bytes, contentType: `image/${extname(fileName).slice(1)}`, maxPixels: 100_000_000 };
  const picture = await decodeImage(source);
  if (typeof picture === 'string') throw new Error(`${fileName}: ${picture}`);
  const { variants, ...facts } = picture;
  await mkdir(folder, { recursive: true });
  const write = ({ width, format, bytes: drawn }: ImageVariant) =>
    writeFile(join(folder, `${width}.${format}`), drawn);
  for (const variant of variants) await write(variant);
  const isMade = (width: number, format: ImageVariant['format']) =>
    variants.some(variant => variant.width === width && variant.format === format);
  for await (const variant of remainingVariants(source, { width: facts.width, isMade })) {
    await write(variant);
  }
  const kept: ReadyFacts = { sha256: createHash('sha256').update(bytes).digest('hex'), ...facts };
  await writeFile(join(folder, readyFactsName), `${JSON.stringify(kept, null, 2)}\n`);
}
