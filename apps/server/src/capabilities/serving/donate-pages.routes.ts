import { maxDonorMessage, maxDonorName } from '@vitrine/core/cart/choices/donation.choice.ts';
import {
  type DonatePageView,
  type DonateValues,
  donateValuesSchema,
  planOf,
} from '@vitrine/core/donations/donation-fund.ts';
import { type Id, isId, newId } from '@vitrine/core/id/id.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import type { Currency } from '@vitrine/core/money/money.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import { readMoney } from '@vitrine/core/money/read-amount.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context, Services } from '../../context.ts';
import { cookiesOf } from '../../http/cookies.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { redirectHere } from '../../http/redirect.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import { donationDesk, insertCart, setDonationCookie } from '../cart/index.ts';
import { fundAddress, readFund, readFundVariants, readGiven, readShownDonors } from '../donations/index.ts';
import { sendOwnPage } from './send-own-page.ts';
import type { SiteServer } from './site-server.ts';

const query = z.object({ donatePageId: z.string().max(100).catch(''), amount: z.string().max(20).catch('') });
const shownDonors = 20;
const postLimit = { max: 30, seconds: 60 };
type FundRow = NonNullable<Awaited<ReturnType<typeof readFund>>>;

/** The page of a fund, and what is entered there (rule DONATE-2). */
export function serveDonations(app: FastifyInstance, services: Services, server: SiteServer): void {
  app.get('/checkout/donate', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const fund = await askedFund(context, request);
    const { amount } = query.parse(request.query);
    const suggested = fund?.suggested.map(String) ?? [];
    const values = donateValuesSchema.parse({
      suggested: suggested.includes(amount) ? amount : (suggested[0] ?? ''),
      frequency: fund?.frequencies[0],
    });
    return send({ context, request, reply }, fund, { values, problems: {} });
  });

  app.post('/checkout/donate', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const fund = await askedFund(context, request);
    if (fund === null) return send({ context, request, reply }, fund, null);
    if (services.floods.takeFrom(request.ip, 'donate', postLimit) !== null || !fund.is_open)
      return redirectHere(reply, fundAddress(fund.id), 303);
    const values = donateValuesSchema.parse(request.body ?? {});
    const read = readDonation(context, fund, values);
    if (read.amount === null) return send({ context, request, reply }, fund, { values, ...read });
    const token = newToken();
    const isBegun = await beginDonation(context, fund, { values, amount: read.amount, token });
    if (!isBegun) return redirectHere(reply, fundAddress(fund.id), 303);
    setDonationCookie(cookiesOf(services, reply), token);
    return redirectHere(reply, donationDesk.path, 303);
  });

  async function send(
    exchange: { context: Context; request: FastifyRequest; reply: FastifyReply },
    fund: FundRow | null,
    entered: Pick<DonatePageView, 'values' | 'problems'> | null,
  ): Promise<FastifyReply> {
    if (fund === null || entered === null)
      return sendOwnPage(server, exchange, {
        content: { kind: 'not-found' },
        title: '404',
        status: 404,
      });
    const isRefused = Object.keys(entered.problems).length > 0;
    const { errorPrefix } = messagesFor(exchange.context.website.settings.language);
    return sendOwnPage(server, exchange, {
      title: isRefused ? errorPrefix({ title: fund.title }) : fund.title,
      status: isRefused ? 422 : 200,
      content: { kind: 'donate', page: { ...(await fundPage(exchange.context, fund)), ...entered } },
    });
  }
}

function askedFund({ database, website }: Context, request: FastifyRequest): Promise<FundRow | null> | null {
  const { donatePageId } = query.parse(request.query);
  return isId(donatePageId) ? readFund(database, website.id, donatePageId) : null;
}

async function fundPage(
  { database, website }: Context,
  fund: FundRow,
): Promise<Omit<DonatePageView, 'values' | 'problems'>> {
  const { language, store } = website.settings;
  const messages = messagesFor(language);
  const labels = {
    once: messages.donateOnce,
    week: messages.donateWeekly,
    month: messages.donateMonthly,
    year: messages.donateYearly,
  };
  const [given, donors] = await Promise.all([
    fund.goal === null
      ? null
      : readGiven(database, website.id, { fundIds: [fund.id], currency: store.currency }),
    fund.shows_donors ? readShownDonors(database, website.id, { fundId: fund.id, limit: shownDonors }) : [],
  ]);
  const sum = given?.get(fund.id)?.given ?? 0;
  return {
    fundId: fund.id,
    title: fund.title,
    paragraphs: fund.text.split(/\n+/).filter(line => line.trim() !== ''),
    isOpen: fund.is_open,
    suggested: fund.suggested.map(amount => ({ value: String(amount), price: priceIn(store, amount) })),
    least: priceIn(store, fund.least),
    most: priceIn(store, fund.most),
    frequencies: fund.frequencies.map(value => ({ value, label: labels[value] })),
    progress:
      fund.goal === null
        ? null
        : {
            given: priceIn(store, sum),
            goal: priceIn(store, fund.goal),
            percent: Math.min(100, Math.floor((sum * 100) / fund.goal)),
          },
    donors: donors.map(row => ({
      id: row.order_id,
      name: row.shown_name,
      message: row.message,
      price: priceIn({ ...store, currency: row.currency as Currency }, Number(row.amount)),
    })),
  };
}

/** The amount in minor units, or what to correct (rule DONATE-3). */
function readDonation(
  { website }: Context,
  fund: FundRow,
  values: DonateValues,
):
  | { amount: number; problems: DonatePageView['problems'] }
  | { amount: null; problems: DonatePageView['problems'] } {
  const { language, store } = website.settings;
  const messages = messagesFor(language);
  // An amount that was typed counts, whichever button is chosen.
  const isChosen = values.amount.trim() === '' && fund.suggested.map(String).includes(values.suggested);
  const amount = isChosen ? Number(values.suggested) : readMoney(values.amount, store.currency);
  const isPossible = amount !== null && amount >= fund.least && amount <= fund.most;
  const limits = {
    least: formatMoney(priceIn(store, fund.least), language),
    most: formatMoney(priceIn(store, fund.most), language),
  };
  const problems = {
    ...(isPossible ? {} : { amount: messages.donateLimits(limits) }),
    ...(values.message.length > maxDonorMessage
      ? { message: messages.donateTooLong({ most: maxDonorMessage }) }
      : {}),
    ...(values.shownName.length > maxDonorName
      ? { shownName: messages.donateTooLong({ most: maxDonorName }) }
      : {}),
  };
  return isPossible && Object.keys(problems).length === 0 ? { amount, problems } : { amount: null, problems };
}

/** A cart of its own with one donation; false if that frequency is not offered. */
async function beginDonation(
  { clock, database, website }: Context,
  fund: FundRow,
  { values, amount, token }: { values: DonateValues; amount: number; token: string },
): Promise<boolean> {
  const { frequency } = values;
  const variants = await readFundVariants(database, website.id, { fundId: fund.id });
  const variant = variants.find(one => one.frequency === frequency);
  if (variant === undefined || !fund.frequencies.includes(frequency)) return false;
  const plan = planOf(frequency);
  const { dedication, shownName, message } = values;
  const entry: { variantId: Id; quantity: number } = { variantId: variant.variant_id, quantity: 1 };
  await insertCart(database, website.id, {
    ...entry,
    cartId: newId(),
    entryId: newId(),
    tokenHash: hashToken(token),
    now: clock.now(),
    choices: {
      ...(plan === null ? {} : { plan }),
      amount,
      donation: { dedication, shownName, message, isShown: values.isShown === 'on' },
    },
  });
  return true;
}
