import { parse } from 'fast-querystring';
import type { FastifyInstance } from 'fastify';

const maxBytes = 256 * 1024;
const maxFields = 1000;

export type Form = Readonly<Record<string, string | string[]>>;

/** Forms that browsers post without JavaScript: names to text, a repeated name to a list (rule HTTP-18). */
export function registerFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    (_, body, done) => {
      const form = readForm(String(body));
      if (form === null) return done(Object.assign(new Error('too many fields'), { statusCode: 413 }));
      return done(null, form);
    },
  );
}

/** Null if it has more fields than any form. */
export function readForm(body: string): Form | null {
  let fields = 1;
  for (let at = body.indexOf('&'); at !== -1; at = body.indexOf('&', at + 1)) fields += 1;
  return fields > maxFields ? null : (parse(body) as Form);
}
