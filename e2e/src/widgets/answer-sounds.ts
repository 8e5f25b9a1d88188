import type { Page } from 'playwright-core';

const rate = 8000;

/** Silence as a WAV file. */
function silence(seconds: number): Buffer {
  const length = rate * seconds;
  const file = Buffer.alloc(44 + length, 0x80);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + length, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36);
  file.writeUInt32LE(length, 40);
  return file;
}

/** Answers requests for films and sounds with silence, in ranges like a server; returns the requests. */
export async function answerSounds(page: Page, seconds: number): Promise<string[]> {
  const file = silence(seconds);
  const asked: string[] = [];
  await page.route(/\.(mp3|mp4)$/, async route => {
    asked.push(route.request().url());
    const [, from = '0', to] = /bytes=(\d+)-(\d*)/.exec(route.request().headers().range ?? '') ?? [];
    const [start, end] = [Number(from), to ? Number(to) : file.length - 1];
    await route.fulfill({
      status: 206,
      headers: {
        'Content-Type': 'audio/wav',
        'Accept-Ranges': 'bytes',
        'Content-Range': `bytes ${start}-${end}/${file.length}`,
      },
      body: file.subarray(start, end + 1),
    });
  });
  return asked;
}
