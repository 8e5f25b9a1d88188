import { applyCodeName, codeLimit } from '@vitrine/core/cart/cart.calls.ts';
import { idSchema } from '@vitrine/core/id/id.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { GiftCardPageView } from '@vitrine/render/page-content.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context, Services } from '../../context.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { heldCard } from '../gift-cards/index.ts';
import { findProduct, loadProductDetail } from '../products/index.ts';
import { linkToShop } from './product-pages.ts';
import { type OwnPage, sendOwnPage } from './send-own-page.ts';
import type { SiteServer } from './site-server.ts';

const path = '/cart/gift-card';
const postedCode = z.object({ code: z.string().max(200).catch('') });
const boughtQuery = z.object({
  websiteId: idSchema,
  giftCardProductId: idSchema,
  sku: z.string().max(200).default(''),
});

/** What is left on a gift card, and the way to buy one. */
export function serveGiftCards(app: FastifyInstance, services: Services, server: SiteServer): void {
  app.get(path, (request, reply) => send({ request, reply }, { code: '', problem: null, found: null }));

  app.post(path, async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const { database, guards } = services;
    const { code } = postedCode.parse(request.body ?? {});
    const { giftCardUnknown, giftCardWait } = messagesFor(context.website.settings.language);
    const known = { what: `${applyCodeName} address`, address: request.ip };
    const wait = await guards.takeFrom(database, known, codeLimit);
    if (wait !== null) return send({ request, reply }, { code, problem: giftCardWait, found: null });
    const found = await heldCard(context, code);
    return send({ request, reply }, { code, problem: found === null ? giftCardUnknown : null, found });
  });

  app.get('/checkout/giftcard', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const page = await purchasePage(context, request.query);
    return sendOwnPage(
      server,
      { context, request, reply },
      page ?? { content: { kind: 'not-found' }, title: '404', status: 404 },
    );
  });

  async function send(
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    giftCard: GiftCardPageView,
  ): Promise<FastifyReply> {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const { giftCardTitle, errorPrefix } = messagesFor(context.website.settings.language);
    const isRefused = giftCard.problem !== null;
    return sendOwnPage(
      server,
      { context, request, reply },
      {
        title: isRefused ? errorPrefix({ title: giftCardTitle }) : giftCardTitle,
        path,
        status: isRefused ? 422 : 200,
        content: { kind: 'gift-card', giftCard },
      },
    );
  }
}

/** The product with a variant chosen; null if it is not a gift card that is sold here (rule CHECKOUT-31). */
async function purchasePage(context: Context, query: unknown): Promise<OwnPage | null> {
  const asked = boughtQuery.safeParse(query);
  // The host alone chooses the website.
  if (!asked.success || asked.data.websiteId !== context.website.id) return null;
  const { giftCardProductId, sku } = asked.data;
  const found = await findProduct(context, giftCardProductId);
  const product = found && (await loadProductDetail(context, found));
  if (found === null || product === null || product.productType !== productTypes.giftCard) return null;
  const chosen = product.variants.find(variant => (sku === '' ? !variant.isSoldOut : variant.sku === sku));
  if (sku !== '' && chosen === undefined) return null;
  const entered = chosen && { variantId: chosen.id, quantity: 1, message: '' };
  const list = linkToShop(found.shop);
  return {
    title: product.title,
    path: product.address,
    content: {
      kind: 'product',
      page: { product, list, crumbs: [list], categories: [], ...(entered ? { entered } : {}) },
    },
  };
}
