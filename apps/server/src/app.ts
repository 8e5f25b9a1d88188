import multipart from '@fastify/multipart';
import { newId } from '@vitrine/core/id/id.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { findSignedIn } from './capabilities/site-users/index.ts';
import { createWebsiteDirectory } from './capabilities/tenancy/index.ts';
import type { Capability } from './capability.ts';
import type { Services } from './context.ts';
import { registerHostCheck } from './http/check-host.ts';
import { registerOriginCheck } from './http/check-origin.ts';
import { registerContentHost } from './http/content-host.ts';
import { registerCookies } from './http/cookies.ts';
import { registerDevReload } from './http/dev-reload.ts';
import { registerErrorReplies } from './http/error-replies.ts';
import { registerFormBodies } from './http/form-bodies.ts';
import { registerGracefulClose } from './http/graceful-close.ts';
import { registerHealth } from './http/health.ts';
import { registerLaunchGate } from './http/launch-gate.ts';
import { registerApiReference } from './http/openapi.routes.ts';
import { registerOwnHost } from './http/own-host.ts';
import { registerCalls } from './http/register-calls.ts';
import { registerRequestLog } from './http/request-log.ts';
import { registerRequestScope } from './http/request-scope.ts';
import { registerAnswers } from './http/send.ts';
import { type BodyPaces, bodyPaces, registerSlowBodies } from './http/slow-bodies.ts';
import { registerStaticAssets } from './http/static-assets.ts';
import { registerTextCheck } from './http/unstorable-text.ts';
import { registerStudio } from './studio/studio.routes.ts';

const megabyte = 1024 * 1024;

export interface AppOptions {
  readonly capabilities: readonly Capability[];
  /** The folder with the built `studio` and `visitor`. */
  readonly assetsDir: string;
  /** How long a client may send nothing before it is disconnected; a minute unless a test says otherwise. */
  readonly idleMilliseconds?: number;
  /** How slowly bodies may arrive; the paces of `bodyPaces` unless a test says otherwise. */
  readonly paces?: BodyPaces;
}

/** The HTTP side of the server. It receives everything it needs and opens nothing itself. */
export async function createApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { configuration, log } = services;
  const { capabilities, assetsDir } = options;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    // Only the configured number of proxies may say for whom and over which scheme they forward (rule HTTP-12).
    trustProxy: configuration.TRUSTED_PROXIES > 0 && ((_, hop) => hop < configuration.TRUSTED_PROXIES),
    bodyLimit: 4 * megabyte,
    // A slow client is disconnected (rule HTTP-15); a long upload that keeps sending may take an hour.
    connectionTimeout: options.idleMilliseconds ?? 60_000,
    requestTimeout: 3_600_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
  });
  registerGracefulClose(app);
  registerAnswers(app, configuration);
  registerOwnHost(app);
  await registerCookies(app, configuration);
  await app.register(multipart, {
    limits: {
      files: 1,
      fields: 20,
      fieldSize: 64 * 1024,
      fileSize: Math.max(configuration.MAX_FILE_MB, configuration.MAX_VIDEO_MB) * megabyte,
      headerPairs: 100,
    },
  });
  registerRequestLog(app, log);
  registerSlowBodies(app, options.paces ?? bodyPaces);
  if (configuration.NODE_ENV === 'development') registerDevReload(app);
  registerErrorReplies(app);
  registerFormBodies(app);
  registerHostCheck(app);
  registerRequestScope(app, { hosts: createWebsiteDirectory(services), findSignedIn });
  registerContentHost(app);
  registerOriginCheck(app);
  registerTextCheck(app);
  registerLaunchGate(app, services);

  const calls = capabilities.flatMap(capability => capability.calls ?? []);
  registerHealth(app, services, capabilities);
  registerCalls(app, services, calls);
  registerApiReference(
    app,
    calls.map(bound => bound.call),
  );
  registerStaticAssets(app, assetsDir);
  registerStudio(app, services, assetsDir);
  for (const capability of capabilities) await capability.routes?.(app, services);
  return app;
}
