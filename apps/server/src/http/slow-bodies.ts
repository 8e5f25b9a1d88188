import type { IncomingMessage } from 'node:http';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { replyWithRefusal } from './error-replies.ts';
import { refusal } from './refusal.ts';
import { say } from './send.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call that receives a file. */
    isUpload?: boolean;
  }
}

export interface BodyPace {
  /** How long a body may take before its pace is checked. */
  readonly graceMilliseconds: number;
  /** Bytes a second, averaged from the beginning. */
  readonly minRate: number;
  readonly maxMilliseconds: number;
}

export interface BodyPaces {
  readonly body: BodyPace;
  /** A film over a poor connection may take an hour, but must make progress. */
  readonly upload: BodyPace;
}

export const bodyPaces: BodyPaces = {
  body: { graceMilliseconds: 10_000, minRate: 500, maxMilliseconds: 60_000 },
  upload: { graceMilliseconds: 60_000, minRate: 100, maxMilliseconds: 3_600_000 },
};

interface Arriving {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Bytes that the connection had received before. */
  readonly bytesBefore: number;
  /** Time in which the server waited for the client, not the client for the server. */
  waited: number;
}

/**
 * A body that drips is ended with 408, so that a client cannot hold a connection with a byte now and then (rule
 * HTTP-22).
 */
export function registerSlowBodies(app: FastifyInstance, paces: BodyPaces): void {
  const arriving = new Set<Arriving>();
  const sweepMilliseconds = Math.min(1000, paces.body.graceMilliseconds / 4);
  let sweptAt = performance.now();
  const sweep = setInterval(() => {
    const now = performance.now();
    // After the server was blocked, data that arrived has not been read yet: that time does not count against the client.
    const passed = Math.min(now - sweptAt, 2 * sweepMilliseconds);
    for (const one of arriving) look(one, passed);
    sweptAt = now;
  }, sweepMilliseconds);
  sweep.unref();
  app.addHook('onClose', async () => clearInterval(sweep));

  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (!hasBody(raw)) return;
    const one = { request, reply, bytesBefore: raw.socket.bytesRead ?? 0, waited: 0 };
    arriving.add(one);
    raw.once('close', () => arriving.delete(one));
  });

  function look(one: Arriving, passed: number): void {
    const { request, reply, bytesBefore } = one;
    const { raw } = request;
    if (raw.complete || raw.readableEnded || raw.destroyed) {
      arriving.delete(one);
      return;
    }
    // A full buffer means that the client waits for us.
    if (raw.readableLength >= raw.readableHighWaterMark) return;
    one.waited += passed;
    // After the answer, the body is read to its end only for the connection's sake.
    const pace = request.routeOptions.config.isUpload && !reply.sent ? paces.upload : paces.body;
    if (one.waited < pace.graceMilliseconds) return;
    const rate = ((raw.socket.bytesRead - bytesBefore) / one.waited) * 1000;
    if (rate >= pace.minRate && one.waited < pace.maxMilliseconds) return;
    arriving.delete(one);
    end(one);
  }
}

/** Answered while the client may be reading; the connection ends with the answer. */
function end({ request, reply }: Arriving): void {
  if (reply.sent) {
    request.raw.destroy();
    return;
  }
  say(reply, { Connection: 'close' });
  replyWithRefusal(reply, refusal(callErrors.tooSlow));
  reply.raw.once('finish', () => request.raw.destroy());
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
