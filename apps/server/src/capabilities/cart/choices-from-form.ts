import { cartErrors } from '@vitrine/core/cart/cart.errors.ts';
import type { Choices } from '@vitrine/core/cart/choices/choices.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { AnswersInput } from '@vitrine/core/forms/answer.ts';
import { readAnswers } from '@vitrine/core/forms/read-answers.ts';
import { takeRecipient } from '@vitrine/core/gift-cards/recipient-fields.ts';
import { dayIn } from '@vitrine/core/tenancy/local-time.ts';
import type { Context } from '../../context.ts';
import type { SaleVariant } from '../products/index.ts';

/** What was entered in the product’s form, checked; refused with the messages of its fields (rule CART-20). */
export function choicesFromForm(
  { clock, website }: Pick<Context, 'clock' | 'website'>,
  { form }: Pick<SaleVariant, 'form'>,
  entered: AnswersInput,
): Result<Pick<Choices, 'recipient' | 'answers'>> {
  const { language, timeZone } = website.settings;
  const asked = new Set(form.map(({ id }) => id));
  if (Object.keys(entered).some(id => !asked.has(id))) return fail(cartErrors.notOffered);
  const read = readAnswers(form, entered, language);
  if (!read.ok) return fail(cartErrors.badAnswers, {}, { errors: read.problems });
  const taken = takeRecipient(read.answers, dayIn(timeZone, clock.now()), language);
  if (!taken.ok) return fail(cartErrors.badAnswers, {}, { errors: taken.problems });
  return succeed({
    ...(taken.recipient ? { recipient: taken.recipient } : {}),
    ...(taken.others.length > 0 ? { answers: taken.others } : {}),
  });
}
