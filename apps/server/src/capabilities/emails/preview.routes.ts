import { emailCalls } from '@vitrine/core/emails/emails.calls.ts';
import { previewPath, previewSchema } from '@vitrine/core/emails/preview-path.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { refusalOfAccess } from '../../http/call-access.ts';
import { replyNotFound, replyWithRefusal } from '../../http/error-replies.ts';
import { refusal } from '../../http/refusal.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { say, send } from '../../http/send.ts';
import { readEmail } from './read-email.ts';
import { previewEmail } from './sample-email.ts';

/** The page with the number 301: an email as it is sent, for the people who can change it (rule EMAIL-10). */
export function servePreview(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { kind: string } }>(previewPath, async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    say(reply, { 'X-Robots-Tag': 'noindex' });
    const { actor } = context;
    const refused = await refusalOfAccess(services, { call: emailCalls.get, actor }, { request, reply });
    if (refused !== null) return replyWithRefusal(reply, refused);
    const read = previewSchema.safeParse({
      language: context.website.settings.language,
      ...(request.query as object),
      kind: request.params.kind,
    });
    if (!read.success) return replyNotFound(request, reply);
    const { kind, language, scheme, as } = read.data;
    const { document } = await readEmail(context, { kind, language });
    const drawn = await previewEmail(context, { kind, language, scheme, document });
    if (!drawn.ok) return replyWithRefusal(reply, refusal(callErrors.notFound, {}));
    const { html, text } = drawn.value;
    return send(reply, {
      contentType: as === 'text' ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8',
      cacheControl: 'private, no-store',
      policy: "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox allow-popups",
      body: as === 'text' ? text : html,
    });
  });
}
