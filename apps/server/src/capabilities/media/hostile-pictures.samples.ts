import { crc32 } from 'node:zlib';

/** A PNG that declares this many pixels; small in bytes, because they are all the same. */
export function pngHeader(width: number, height: number, data: Uint8Array): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** An animated GIF of one colour: a few bytes for each frame, at any size. */
export function gifOfFrames(frames: number, width: number, height: number): Buffer {
  const side = (value: number) => [value & 255, value >> 8];
  const header = [
    ...Buffer.from('GIF89a'),
    ...side(width),
    ...side(height),
    0x80,
    0,
    0,
    200,
    80,
    50,
    0,
    0,
    0,
  ];
  const frame = [0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, ...side(1), ...side(1), 0, 2, 2, 0x44, 1, 0];
  return Buffer.from([...header, ...Array.from({ length: frames }, () => frame).flat(), 0x3b]);
}

/** A drawing of less than 5 kB that a decoder needs minutes for. */
export const endlessDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="5000" height="5000"><defs><filter id="f"><feTurbulence baseFrequency=".9" numOctaves="200"/><feGaussianBlur stdDeviation="300"/></filter></defs>${'<rect width="100%" height="100%" filter="url(#f)"/>'.repeat(60)}</svg>`;
