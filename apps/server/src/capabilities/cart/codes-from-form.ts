import { applyCodeName, codeLimit, enteredCodeSchema } from '@vitrine/core/cart/cart.calls.ts';
import { cartErrors } from '@vitrine/core/cart/cart.errors.ts';
import { isId } from '@vitrine/core/id/id.ts';
import type { Context, Services } from '../../context.ts';
import { applyCode, removeCode, removeGiftCard } from './change-codes.ts';

interface PostedCode {
  readonly address: string;
  readonly token: string | undefined;
  /** The code to enter, or the one to remove; a gift card is removed by its id. */
  readonly code?: string | undefined;
  readonly remove?: string | undefined;
}

/** What a form did to the codes of a cart: nothing to say, or the notice that says why nothing was changed. */
export type CodeNotice = 'code' | 'code-wait' | 'codes-full' | 'expired' | null;

/** A code posted without script; tries are counted together with those of the call (rule DISCOUNT-2). */
export async function changeCodesFromForm(
  context: Context,
  { database, guards }: Services,
  { address, token, code, remove }: PostedCode,
): Promise<CodeNotice> {
  // Gift cards are removed by their ids, which no discount code looks like.
  if (isId(remove)) {
    const done = await removeGiftCard(context, { token, giftCardId: remove });
    return done.ok ? null : 'expired';
  }
  const removed = enteredCodeSchema.safeParse(remove);
  if (removed.success) {
    const done = await removeCode(context, { token, code: removed.data });
    return done.ok ? null : 'expired';
  }
  const entered = enteredCodeSchema.safeParse(code);
  if (!entered.success) return 'code';
  const wait = await guards.takeFrom(database, { address, what: `${applyCodeName} address` }, codeLimit);
  if (wait !== null) return 'code-wait';
  const done = await applyCode(context, { token, code: entered.data });
  if (done.ok) return null;
  return done.error.code === cartErrors.tooManyCodes.code ? 'codes-full' : 'expired';
}
