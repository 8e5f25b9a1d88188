/**
 * Renders the starter's pictures into ../images: `npm run draw -w starters/kiln [KEY …] [--quick]`. The results
 * are committed, so that the first start does not spend minutes on rendering.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { renderRows } from './render.ts';
import { scenes } from './scenes.ts';

const BAND = 24;

if (isMainThread) {
  const isQuick = process.argv.includes('--quick');
  const wanted = process.argv.slice(2).filter(argument => !argument.startsWith('--'));
  for (const key of wanted.length > 0 ? wanted : Object.keys(scenes)) await draw(key, isQuick);
} else {
  parentPort?.on(
    'message',
    ({ key, from, to, isQuick }: { key: string; from: number; to: number; isQuick: boolean }) => {
      const scene = sceneFor(key, isQuick);
      parentPort?.postMessage({ from, pixels: renderRows(scene, from, to) });
    },
  );
}

function sceneFor(key: string, isQuick: boolean) {
  const scene = scenes[key];
  if (!scene) throw new Error(`There is no scene named ${key}.`);
  return isQuick
    ? { ...scene, width: Math.round(scene.width / 4), height: Math.round(scene.height / 4) }
    : scene;
}

async function draw(key: string, isQuick: boolean): Promise<void> {
  const { width, height } = sceneFor(key, isQuick);
  const pixels = Buffer.alloc(width * height * 3);
  let next = 0;
  const work = Array.from({ length: availableParallelism() }, () => {
    const worker = new Worker(new URL(import.meta.url), { workerData });
    return new Promise<void>((resolve, reject) => {
      const ask = () => {
        if (next >= height) {
          resolve();
          void worker.terminate();
          return;
        }
        worker.postMessage({ key, from: next, to: Math.min(height, next + BAND), isQuick });
        next += BAND;
      };
      worker.on('message', ({ from, pixels: band }: { from: number; pixels: Uint8Array }) => {
        pixels.set(band, from * width * 3);
        ask();
      });
      worker.on('error', reject);
      ask();
    });
  });
  await Promise.all(work);
  const target = join(import.meta.dirname, '..', 'images', `${key}.webp`);
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 82, effort: 6 })
    .toFile(target);
  console.log(`${key} ${width} × ${height}`);
}
