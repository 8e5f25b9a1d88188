import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { ownName } from '@vitrine/core/messages/site-languages.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { inLanguage } from '../../in-language.ts';
import { recordAct } from '../audit/index.ts';
import { orderIdOfToken } from './confirmation-token.ts';
import { readLanguageOf, updateLanguage } from './order-language.store.ts';
import { lockOrder } from './orders.store.ts';
import { noteOnOrder } from './timeline.store.ts';

/** Everything that the buyer gets from now on is in this language (rule ORDER-44). */
export async function setLanguage(
  context: Context,
  { orderId, language }: { readonly orderId: Id; readonly language: string },
): Promise<Result<null>> {
  const { database, website } = context;
  return transactionOf<Result<null>>(database, async transaction => {
    const inside = within(context, transaction);
    const order = await lockOrder(transaction, website.id, orderId);
    if (order === null) return fail(callErrors.notFound);
    if (order.language === language) return succeed(null);
    await updateLanguage(transaction, website.id, { orderId, language });
    await noteOnOrder(inside, { orderId, kind: 'languageChanged', text: ownName(language) });
    await recordAct(inside, 'order.languageChanged', { orderId, language });
    return succeed(null);
  });
}

/** For the pages of an order, which its buyer opens by its token (rule ORDER-43). */
export async function inLanguageOfToken(context: Context, token: string): Promise<Context> {
  const orderId = orderIdOfToken(context, token);
  const language = orderId && (await readLanguageOf(context.database, context.website.id, orderId));
  return inLanguage(context, language ?? '');
}
