import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { startTestServer } from '../../../test/harness.ts';
import { uploadBody } from '../../../test/upload-body.ts';
import { usageOf } from '../../apart/process-usage.ts';

const program = join(import.meta.dirname, 'dying-server.process.fixture.ts');

it.runIf(process.platform === 'linux')(
  'APART-4: the process that works on a picture ends with a server that was killed',
  { tags: 'slow' },
  async () => {
    const server = spawn(process.execPath, [program], { stdio: 'ignore' });
    let decoder = 0;
    try {
      const secondsUsed = async () => {
        const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8');
        decoder = Number.parseInt(children, 10) || 0;
        return (await usageOf(decoder))?.seconds ?? 0;
      };
      // More than its own start takes.
      await expect.poll(secondsUsed).toBeGreaterThan(3);
      server.kill('SIGKILL');
      await expect.poll(() => usageOf(decoder)).toBeNull();
    } finally {
      server.kill('SIGKILL');
      if (decoder > 0 && (await usageOf(decoder)) !== null) process.kill(decoder, 'SIGKILL');
    }
  },
);

/** The processes of this one that decode pictures. */
async function decoders(): Promise<string[]> {
  const found: string[] = [];
  for (const pid of await readdir('/proc')) {
    const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
    const isOurs = (await read('status')).includes(`\nPPid:\t${process.pid}\n`);
    if (isOurs && (await read('cmdline')).includes('image.process')) found.push(pid);
  }
  return found;
}

it.runIf(process.platform === 'linux')(
  'APART-1: uploaded pictures are decoded in another process, the same for each, which has no secret of the server',
  async () => {
    process.env.SECRET_KEY = 'not to be seen';
    const server = await startTestServer();
    try {
      const before = new Set(await decoders());
      const editor = await server.signIn(await server.createWebsite(), 'editor');
      const seen: string[][] = [];
      for (const background of ['#ff0000', '#00ff00', '#0000ff']) {
        const picture = sharp({ create: { width: 40, height: 30, channels: 3, background } });
        const { body, headers } = uploadBody('a.png', await picture.png().toBuffer());
        expect((await editor.send('POST', '/api/media', { body, headers })).status).toBe(200);
        seen.push((await decoders()).filter(pid => !before.has(pid)));
      }
      const [[decoder = ''] = []] = seen;
      expect(seen).toEqual([[decoder], [decoder], [decoder]]);
      const surroundings = await readFile(`/proc/${decoder}/environ`, 'utf8');
      expect(surroundings).toContain('PATH=');
      expect(surroundings).not.toContain('not to be seen');
    } finally {
      delete process.env.SECRET_KEY;
      await server.stop();
    }
  },
);
