import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readBitmap, readIcon } from './windows-bitmap.ts';

interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly bits: 8 | 24 | 32;
  /** Red, green, blue and opacity of each pixel, from the top. */
  readonly pixels: readonly (readonly [number, number, number, number])[];
  readonly isTopDown?: boolean;
}

/** Header and pixels as a program writes them; those of an icon have a mask and declare twice the height. */
function dib({ width, height, bits, pixels, isTopDown = false }: Drawn, hasMask = false): Buffer {
  const header = Buffer.alloc(40);
  header.writeUInt32LE(40, 0);
  header.writeInt32LE(width, 4);
  header.writeInt32LE((hasMask ? 2 : 1) * (isTopDown ? -height : height), 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(bits, 14);
  const palette = [...new Set(pixels.map(pixel => pixel.slice(0, 3).join()))];
  if (bits === 8) header.writeUInt32LE(palette.length, 32);
  const colours = bits === 8 ? palette.flatMap(text => [...text.split(',').map(Number).reverse(), 0]) : [];
  const stride = 4 * Math.ceil((width * bits) / 32);
  const maskStride = hasMask ? 4 * Math.ceil(width / 32) : 0;
  const body = Buffer.alloc((stride + maskStride) * height);
  pixels.forEach(([red, green, blue, alpha], at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const row = isTopDown ? y : height - 1 - y;
    const to = row * stride + (x * bits) / 8;
    if (bits === 8) body[to] = palette.indexOf([red, green, blue].join());
    else body.set(bits === 32 ? [blue, green, red, alpha] : [blue, green, red], to);
    const mask = stride * height + row * maskStride + (x >> 3);
    if (hasMask && alpha === 0) body[mask] = (body[mask] ?? 0) | (128 >> (x & 7));
  });
  return Buffer.concat([header, Buffer.from(colours), body]);
}

function bmp(drawn: Drawn): Buffer {
  const picture = dib(drawn);
  const palette = drawn.bits === 8 ? 4 * picture.readUInt32LE(32) : 0;
  const file = Buffer.alloc(14);
  file.write('BM');
  file.writeUInt32LE(14 + picture.length, 2);
  file.writeUInt32LE(54 + palette, 10);
  return Buffer.concat([file, picture]);
}

function ico(...pictures: { bytes: Buffer; width: number; height: number }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let start = head.length;
  pictures.forEach(({ bytes, width, height }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(width % 256, at);
    head.writeUInt8(height % 256, at + 1);
    head.writeUInt32LE(bytes.length, at + 8);
    head.writeUInt32LE(start, at + 12);
    start += bytes.length;
  });
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
}

const byte = fc.integer({ min: 0, max: 255 });
const drawn = fc
  .record({
    width: fc.integer({ min: 1, max: 9 }),
    height: fc.integer({ min: 1, max: 9 }),
    bits: fc.constantFrom<8 | 24 | 32>(8, 24, 32),
    isTopDown: fc.boolean(),
  })
  .chain(size =>
    fc
      .array(fc.tuple(byte, byte, byte, fc.constantFrom(255)), {
        minLength: size.width * size.height,
        maxLength: size.width * size.height,
      })
      .map(pixels => ({ ...size, pixels })),
  );

it('MEDIA-19: every plain bitmap is read as it was drawn', async () => {
  await fc.assert(
    fc.asyncProperty(drawn, async given => {
      const { width, height, pixels } = given;
      expect(await readBitmap(bmp(given), 1000)).toEqual({
        width,
        height,
        data: new Uint8Array(pixels.flat()),
      });
      const bytes = dib(given, true);
      expect(await readIcon(ico({ bytes, width, height }), 1000)).toEqual({
        width,
        height,
        data: new Uint8Array(pixels.flat()),
      });
    }),
  );
});

it('MEDIA-19: the largest picture of an icon is used, with its mask; a PNG inside stays unchanged', async () => {
  const clear = [255, 0, 0, 0] as const;
  const small = { width: 1, height: 1, bits: 24, pixels: [[1, 2, 3, 255]] } as const;
  const large = { width: 2, height: 1, bits: 24, pixels: [[9, 8, 7, 255], clear] } as const;
  const both = ico(
    { bytes: dib(small, true), width: 1, height: 1 },
    { bytes: dib(large, true), width: 2, height: 1 },
  );
  expect(await readIcon(both, 100)).toEqual({
    width: 2,
    height: 1,
    data: new Uint8Array([9, 8, 7, 255, 255, 0, 0, 0]),
  });
  const png = Buffer.from('\x89PNG\r\n\x1a\nmore', 'latin1');
  expect(
    Buffer.from((await readIcon(ico({ bytes: png, width: 256, height: 256 }), 100)) as Uint8Array),
  ).toEqual(png);
});

it('MEDIA-19: a picture whose fourth byte is never set is visible', async () => {
  const file = bmp({ width: 1, height: 1, bits: 32, pixels: [[4, 5, 6, 0]] });
  expect(await readBitmap(file, 10)).toEqual({ width: 1, height: 1, data: new Uint8Array([4, 5, 6, 255]) });
});

it('MEDIA-19: a bitmap that is cut, too large or compressed is reported before it is stored', async () => {
  const good = bmp({ width: 2, height: 2, bits: 24, pixels: Array(4).fill([1, 2, 3, 255]) });
  expect(await readBitmap(good, 3)).toBe('tooManyPixels');
  const compressed = Buffer.from(good);
  compressed.writeUInt32LE(1, 30);
  expect(await readBitmap(compressed, 10)).toBe('unsupported');
  for (let length = 0; length < good.length; length += 1) {
    expect(await readBitmap(good.subarray(0, length), 10)).toBe('damaged');
  }
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async bytes => {
      for (const read of [readBitmap, readIcon]) {
        const result = await read(bytes, 1000);
        expect(typeof result === 'string' || result instanceof Uint8Array || result.width > 0).toBe(true);
      }
    }),
  );
});
