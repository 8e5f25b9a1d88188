import { formView } from '@vitrine/core/forms/form-view.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { wordAll } from '@vitrine/core/messages/word-phrase.ts';
import { wordRefusal } from '@vitrine/core/messages/word-refusal.ts';
import type { FastifyInstance } from 'fastify';
import type { Context, Services } from '../../context.ts';
import { cookiesOf } from '../../http/cookies.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { redirectHere } from '../../http/redirect.ts';
import { siteUserIdOf, websiteContext } from '../../http/request-scope.ts';
import { addFromForm, cartCookie, giveNewCart, postLimit, type RefusedForm } from '../cart/index.ts';
import { findProduct, findSaleVariants, loadProductDetail } from '../products/index.ts';
import { linkToShop, reviewsOfPage } from './product-pages.ts';
import { type OwnPage, sendOwnPage } from './send-own-page.ts';
import type { SiteServer } from './site-server.ts';

/** Adding to the cart without JavaScript redirects to the cart; a form with errors is shown again (rule FORM-6). */
export function serveAdding(app: FastifyInstance, services: Services, server: SiteServer): void {
  app.post('/cart/entries', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const wait = services.floods.takeFrom(request.ip, 'cart', postLimit);
    if (wait !== null) return redirectHere(reply, '/cart', 303, { also: { 'Retry-After': wait } });
    const token = request.cookies[cartCookie];
    const done = await addFromForm(context, { token, body: request.body });
    if (done.kind === 'explained') return redirectHere(reply, done.address, 303);
    if (done.kind === 'refused') {
      const page = await refusedPage(context, done);
      if (page === null) return redirectHere(reply, '/cart?notice=not-sold', 303);
      return sendOwnPage(server, { context, request, reply }, page);
    }
    const { newToken } = done.added;
    if (newToken !== null)
      await giveNewCart(context, newToken, {
        ...cookiesOf(services, reply),
        siteUserId: () => siteUserIdOf(services, { request, reply }),
      });
    return redirectHere(reply, '/cart', 303);
  });
}

/** The product with what was entered, and what is wrong with it. */
async function refusedPage(context: Context, refused: RefusedForm): Promise<OwnPage | null> {
  const { variantId, productId, quantity, refusal, answers: entered } = refused;
  const [found, variants] = await Promise.all([
    findProduct(context, productId),
    findSaleVariants(context, [variantId]),
  ]);
  const asked = variants.get(variantId)?.form;
  if (found === null || asked === undefined) return null;
  const [product, reviews] = await Promise.all([
    loadProductDetail(context, found),
    reviewsOfPage(context, found, new URLSearchParams()),
  ]);
  const { language } = context.website.settings;
  const errors = wordAll(refusal.errors ?? {}, language);
  const { errorPrefix } = messagesFor(language);
  const list = linkToShop(found.shop);
  const form = formView(asked, language, { entered, errors });
  return {
    title: errorPrefix({ title: product.title }),
    path: product.address,
    status: 422,
    content: {
      kind: 'product',
      page: {
        product: { ...product, form },
        list,
        crumbs: [list],
        categories: [],
        reviews: reviews ?? null,
        entered: { variantId, quantity, message: wordRefusal(refusal, language) },
      },
    },
  };
}
