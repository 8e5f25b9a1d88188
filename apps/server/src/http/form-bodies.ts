import type { FastifyInstance } from 'fastify';

const maxBytes = 256 * 1024;

/** Forms that browsers post without script: names to text, a repeated name to a list. */
export function registerFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    (_, body, done) => done(null, readForm(String(body))),
  );
}

function readForm(body: string): Record<string, string | string[]> {
  const form = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(body)) {
    const before = form.get(name);
    form.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(form);
}
