import { accessText, type Call, sessionKindOf } from '@vitrine/core/calls/define-call.ts';
import { sessionCookies } from '@vitrine/core/calls/session-kinds.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import type { ErrorDefinition } from '@vitrine/core/errors/declare-errors.ts';
import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;

/**
 * OpenAPI 3.1 of the calls; it cannot differ from what the server checks, because both come from one schema
 * (HTTP-11).
 */
export function openApiOf(calls: readonly Call[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version: '1',
      description:
        'Calls on a website go to its own host, calls of the platform to the app domain. Sign in first with POST /api/auth/session, a visitor of one website with POST /api/site-users/account/session; with a session every change echoes the crumb.',
    },
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookies.account,
          description: `Of an account. Over HTTPS its name is \`__Host-${sessionCookies.account}\`.`,
        },
        siteUserSession: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookies.siteUser,
          description: `Of a visitor who signed in on one website. Over HTTPS its name is \`__Host-${sessionCookies.siteUser}\`.`,
        },
        crumb: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
      },
      schemas: {
        Error: {
          type: 'object',
          required: ['error', 'message'],
          properties: {
            error: { type: 'string', description: 'Permanent code.' },
            message: { type: 'string' },
            errors: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  };
}

const securityOf = { account: 'session', siteUser: 'siteUserSession' } as const;

function operationOf(call: Call): Json {
  return {
    operationId: call.name,
    tags: [call.name.split('.')[0]],
    summary: call.summary,
    'x-scope': call.scope,
    'x-access': accessText(call),
    ...(call.access === 'public' ? {} : { security: [{ [securityOf[sessionKindOf(call)]]: [], crumb: [] }] }),
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...bodyOf(call),
    responses: {
      ...replyOf(call),
      ...Object.fromEntries(errorsByStatus(call).map(([status, errors]) => [status, errorOf(errors)])),
    },
  };
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  const json = schema ? schemaOf(schema, 'input') : {};
  const required = new Set(Array.isArray(json.required) ? json.required : []);
  return Object.entries((json.properties ?? {}) as Json).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: one,
  }));
}

function bodyOf(call: Call): Json {
  if (call.upload) {
    const schema = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!call.body) return {};
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
    },
  };
}

function replyOf(call: Call): Json {
  const schema = schemaOf(call.reply, 'output');
  if (schema.type === 'null') return { 204: { description: 'Done.' } };
  return { 200: { description: 'Done.', content: { 'application/json': { schema } } } };
}

function errorsByStatus(call: Call): [number, ErrorDefinition[]][] {
  const any = [
    ...(call.params || call.query || call.body || call.upload ? [callErrors.invalid] : []),
    ...(call.access === 'public' ? [] : [callErrors.unauthorized, callErrors.crumb, callErrors.forbidden]),
    ...(call.rateLimit ? [callErrors.tooMany] : []),
    callErrors.notFound,
    callErrors.internal,
    callErrors.busy,
    callErrors.unavailable,
  ];
  const statuses = new Map<number, ErrorDefinition[]>();
  for (const error of [...(call.errors ?? []), ...any]) {
    statuses.set(error.status, [...(statuses.get(error.status) ?? []), error]);
  }
  return [...statuses].toSorted(([a], [b]) => a - b);
}

function errorOf(errors: readonly ErrorDefinition[]): Json {
  return {
    description: errors.map(error => `${error.code}: ${error.message}`).join('\n\n'),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return json;
}
