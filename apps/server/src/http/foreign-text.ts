import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import type { Refusal } from '@vitrine/core/errors/result.ts';
import type { FastifyInstance } from 'fastify';
import { replyWithRefusal } from './error-replies.ts';
import { refusal } from './refusal.ts';

/** Deeper than lists within lists of any page, and far from what a stack holds. */
const maxDepth = 200;

/**
 * Text that cannot be kept is refused once, where it enters: in addresses, queries and bodies, before any route
 * looks at them (rule HTTP-19).
 */
export function registerForeignText(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    const { params, query, body } = request;
    const refused = refusalOfText(params) ?? refusalOfText(query) ?? refusalOfText(body);
    if (refused !== null) return replyWithRefusal(reply, refused);
  });
}

/** Names the field by its path; null for what can be kept. */
export function refusalOfText(given: unknown): Refusal | null {
  const left: { value: unknown; path: string; depth: number }[] = [{ value: given, path: '', depth: 0 }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, path, depth } = next;
    if (typeof value === 'string' && !canBeKept(value))
      return refuse(path, 'Must be text without control signs.');
    if (!isTree(value)) continue;
    if (depth >= maxDepth)
      return refuse(path.split('.', 1)[0] ?? '', `Must not be nested deeper than ${maxDepth}.`);
    for (const [name, inner] of Object.entries(value)) {
      if (!canBeKept(name)) return refuse(path, 'Must have names without control signs.');
      left.push({
        value: inner,
        path: depth > 8 ? path : path === '' ? name : `${path}.${name}`,
        depth: depth + 1,
      });
    }
  }
  return null;
}

/** PostgreSQL keeps neither a NUL nor half of a letter. */
function canBeKept(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** What JSON and forms are made of, and nothing with a life of its own, such as a stream. */
function isTree(value: unknown): value is object {
  if (Array.isArray(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  const made = Object.getPrototypeOf(value);
  return made === Object.prototype || made === null || Object.getPrototypeOf(made) === null;
}

function refuse(path: string, why: string): Refusal {
  const field = path === '' ? 'body' : path;
  return refusal(callErrors.invalid, { fields: field }, { errors: { [field]: why } });
}
