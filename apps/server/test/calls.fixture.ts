import { defineCall } from '@vitrine/core/calls/define-call.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { declareErrors } from '@vitrine/core/errors/declare-errors.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { z } from 'zod';
import type { Capability } from '../src/capability.ts';
import { bindCall } from '../src/http/bind-call.ts';

const errors = declareErrors('probe', {
  refused: { status: 409, message: 'The probe “{name}” was refused. Send another.' },
});

/** Calls that exist only in tests: one for each feature of the HTTP layer. */
export const probeCapability: Capability = {
  name: 'probe',
  calls: [
    bindCall(
      defineCall({
        name: 'probe.echo',
        method: 'POST',
        path: '/api/probe/:count',
        summary: 'Answers what it is given.',
        scope: 'anywhere',
        access: 'public',
        params: z.object({ count: z.coerce.number().int().max(9) }),
        query: z.object({ size: z.coerce.number().int().default(1) }),
        body: z.object({ name: z.string().min(2), parts: z.object({ price: z.number() }).array() }),
        reply: z.object({ name: z.string(), count: z.number(), size: z.number() }),
        errors: [errors.refused],
      }),
      async (_, { params, query, body }) =>
        body.name === 'refused'
          ? fail(errors.refused, { name: body.name })
          : succeed({ name: body.name, count: params.count, size: query.size, passwordHash: 'never shown' }),
    ),
    bindCall(
      defineCall({
        name: 'probe.break',
        method: 'GET',
        path: '/api/probe-break',
        summary: 'Throws.',
        scope: 'anywhere',
        access: 'public',
        reply: z.null(),
      }),
      async () => {
        throw new Error('the secret inner words of the error');
      },
    ),
    bindCall(
      defineCall({
        name: 'probe.wrong',
        method: 'GET',
        path: '/api/probe-wrong',
        summary: 'Answers what its contract forbids.',
        scope: 'anywhere',
        access: 'public',
        reply: z.object({ count: z.number().max(3) }),
      }),
      async () => succeed({ count: 4 }),
    ),
    bindCall(
      defineCall({
        name: 'probe.limited',
        method: 'GET',
        path: '/api/probe-limited',
        summary: 'Three a minute.',
        scope: 'anywhere',
        access: 'public',
        reply: z.object({ isDone: z.boolean() }),
        rateLimit: { max: 3, seconds: 60 },
      }),
      async () => succeed({ isDone: true }),
    ),
    bindCall(
      defineCall({
        name: 'probe.upload',
        method: 'POST',
        path: '/api/probe-upload',
        summary: 'Counts the bytes of a file, unless it is called ignored.txt.',
        scope: 'anywhere',
        access: 'public',
        reply: z.object({
          fileName: z.string(),
          bytes: z.number(),
          fields: z.record(z.string(), z.string()),
        }),
        upload: true,
      }),
      async (_, __, { upload }) => {
        if (!upload)
          return fail(callErrors.invalid, { fields: 'file' }, { errors: { file: phrase('fields.oneFile') } });
        if (upload.fileName === 'ignored.txt') return fail(errors.refused, { name: upload.fileName });
        let bytes = 0;
        for await (const chunk of upload.stream) bytes += chunk.length;
        return succeed({ fileName: upload.fileName, bytes, fields: upload.fields });
      },
    ),
    bindCall(
      defineCall({
        name: 'probe.address',
        method: 'GET',
        path: '/api/probe-address',
        summary: 'Who asks, and for which website.',
        scope: 'anywhere',
        access: 'public',
        reply: z.object({ address: z.string(), website: z.string().nullable() }),
      }),
      async context =>
        succeed({
          address: context.actor.address,
          website: 'website' in context ? (context.website as { title: string }).title : null,
        }),
    ),
  ],
};
