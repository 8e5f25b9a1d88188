import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { replyNotFound } from '../http/error-replies.ts';
import { send } from '../http/send.ts';
import { type FontFace, type InstalledFont, installedFonts } from './installed-fonts.ts';

const addresses = new Map<string, string>();
const files = new Map<string, string>();

/** Named by content, so that browsers can cache it permanently (rule FONT-2). */
export function fontAddress(font: InstalledFont, face: FontFace): string {
  const path = join(font.folder, 'files', face.file);
  const known = addresses.get(path);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 10);
  const name = `${face.file.replace(/\.woff2$/, '')}.${hash}.woff2`;
  const address = `/_assets/fonts/${name}`;
  addresses.set(path, address);
  files.set(name, path);
  return address;
}

/** `/_assets/fonts/NAME.HASH.woff2`, on every host. */
export function registerFonts(app: FastifyInstance): void {
  for (const font of installedFonts().values()) for (const face of font.faces) fontAddress(font, face);
  const bytes = new Map<string, Buffer>();
  app.get<{ Params: { name: string } }>('/_assets/fonts/:name', async (request, reply) => {
    const { name } = request.params;
    const path = files.get(name);
    if (path === undefined) return replyNotFound(request, reply);
    const content = bytes.get(name) ?? readFileSync(path);
    bytes.set(name, content);
    return send(reply, {
      contentType: 'font/woff2',
      cacheControl: 'public, max-age=31536000, immutable',
      body: content,
      also: {
        'Cross-Origin-Resource-Policy': 'cross-origin',
        // Code in a separate frame uses the fonts of its page (rule CONTENT-4).
        'Access-Control-Allow-Origin': '*',
      },
    });
  });
}
