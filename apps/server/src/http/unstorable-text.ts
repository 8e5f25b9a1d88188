import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import type { FieldProblems } from '@vitrine/core/errors/field-problems.ts';
import type { Refusal } from '@vitrine/core/errors/result.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import type { FastifyInstance } from 'fastify';
import { replyWithRefusal } from './error-replies.ts';
import { refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    isCall?: boolean;
  }
}

/** Deeper than nested lists on any page, and far below the limit of a stack. */
const maxDepth = 200;
const maxErrors = 50;

/**
 * Text that cannot be stored is refused once, on arrival: in addresses, queries and bodies, before any route reads
 * them (rule HTTP-19). A call reports it together with other violations of its contract.
 */
export function registerTextCheck(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.isCall) return;
    const { params, query, body } = request;
    const refused = refusalOfText(params) ?? refusalOfText(query) ?? refusalOfText(body);
    if (refused !== null) return replyWithRefusal(reply, refused);
  });
}

/** Null if it can be stored. */
export function refusalOfText(given: unknown): Refusal | null {
  const { errors } = textProblems(given);
  const fields = Object.keys(errors).join(', ');
  return fields === '' ? null : refusal(callErrors.invalid, { fields }, { errors });
}

export interface TextProblems {
  /** By the path of the field. */
  readonly errors: FieldProblems;
  /** Recursive functions must not get such a value. */
  readonly isTooDeep: boolean;
}

export function textProblems(given: unknown): TextProblems {
  const errors: Record<string, Phrase> = {};
  const left: { value: unknown; path: string; depth: number }[] = [{ value: given, path: '', depth: 0 }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, path, depth } = next;
    const field = path === '' ? 'body' : path;
    if (typeof value === 'string' && !canBeKept(value)) errors[field] = phrase('fields.controlCharacters');
    if (!isTree(value)) continue;
    if (depth >= maxDepth)
      return { errors: { [field]: phrase('fields.tooDeep', { most: maxDepth }) }, isTooDeep: true };
    for (const [name, inner] of Object.entries(value)) {
      if (!canBeKept(name)) errors[field] = phrase('fields.controlNames');
      // A deep problem is named by its top-level field: a path of hundreds of names helps nobody.
      const isNamed = depth <= 8 && canBeKept(name);
      const place = path === '' ? name : `${path}.${name}`;
      left.push({ value: inner, path: isNamed ? place : path, depth: depth + 1 });
    }
    if (Object.keys(errors).length >= maxErrors) break;
  }
  return { errors, isTooDeep: false };
}

/** PostgreSQL can store neither a NUL nor a lone surrogate. */
function canBeKept(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Plain objects and lists from JSON and forms, and no other objects, such as a stream. */
function isTree(value: unknown): value is object {
  if (Array.isArray(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  const made = Object.getPrototypeOf(value);
  return made === Object.prototype || made === null || Object.getPrototypeOf(made) === null;
}
