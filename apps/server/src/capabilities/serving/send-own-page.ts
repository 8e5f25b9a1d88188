import type { PageSources } from '@vitrine/core/blocks/page-sources.ts';
import type { PageIdentity } from '@vitrine/core/page-context/page-context.ts';
import type { PageContent } from '@vitrine/render/page-content.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Headers } from '../../http/answer.ts';
import { originOf } from '../../http/request-scope.ts';
import { sendPacked } from '../../http/send.ts';
import { shownPage } from './site-page.ts';
import type { SiteServer } from './site-server.ts';

export interface OwnPage {
  readonly content: PageContent;
  readonly title: string;
  /** That of the request if none is given. */
  readonly path?: string;
  /** 200 if none is given. */
  readonly status?: number;
  /** Sources it needs in addition to those its blocks declare. */
  readonly sources?: PageSources;
  /** The content it shows, if it is known. */
  readonly identity?: Partial<PageIdentity>;
  /** Headers in addition to those of every page. */
  readonly also?: Headers;
}

export interface OwnExchange {
  readonly context: Context;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Answers with a page for this visitor only, such as a cart, a checkout or an order, in the website's published
 * look; never cached (rule SERVE-18). A website without a publish has no look yet.
 */
export async function sendOwnPage(
  server: SiteServer,
  { context, request, reply }: OwnExchange,
  { also = {}, ...shown }: OwnPage,
): Promise<FastifyReply> {
  const path = request.url.split('?', 1)[0] ?? '/';
  const page = shownPage({ path, ...shown });
  return sendPacked(reply, { ...(await server.drawAlone(context, page, originOf(request))), also });
}
