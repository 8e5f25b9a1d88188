import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..', 'images');
const files = readdirSync(folder);

/** A change of brightness along a row that counts as an edge. */
const edge = 60;

/** The share of edges along a row of pixels that have no pixel between their two sides. */
async function shareOfSteps(file: string): Promise<number> {
  const image = sharp(join(folder, file)).greyscale().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  let edges = 0;
  let steps = 0;
  for (let row = 0; row < info.height; row += 1) {
    for (let at = row * info.width + 1; at < (row + 1) * info.width - 2; at += 1) {
      const change = Math.abs((data[at - 1] ?? 0) - (data[at + 2] ?? 0));
      const step = Math.abs((data[at] ?? 0) - (data[at + 1] ?? 0));
      if (change < edge || step < change / 3) continue;
      edges += 1;
      if (step > change * 0.8) steps += 1;
    }
  }
  return steps / edges;
}

it.each(files)('KILN-7: the edges in %s are smooth enough to be enlarged', async file => {
  const { width = 0, height = 0 } = await sharp(join(folder, file)).metadata();
  expect(Math.max(width, height)).toBeGreaterThanOrEqual(1400);
  expect(await shareOfSteps(file)).toBeLessThan(0.32);
});
