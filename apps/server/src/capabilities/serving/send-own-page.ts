import type { PageContent } from '@vitrine/render/page-content.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { originOf } from './origin-of.ts';
import { sendFinished } from './send-finished.ts';
import { shownPage } from './site-page.ts';
import { siteServerOf } from './site-server-of.ts';

export interface OwnPage {
  readonly content: PageContent;
  readonly title: string;
  /** 200 when none is given. */
  readonly status?: number;
}

/**
 * Answers with a page that is this visitor's own, such as a cart, a checkout or an order, in the website's
 * published look; never cached (rule SERVE-18). A website that published nothing has no look of its own yet.
 */
export async function sendOwnPage(
  context: Context,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { content, title, status = 200 }: OwnPage,
): Promise<FastifyReply> {
  const path = request.url.split('?', 1)[0] ?? '/';
  const page = shownPage({ content, title, status, path });
  return sendFinished(reply, await siteServerOf(context).drawAlone(context, page, originOf(request)));
}
