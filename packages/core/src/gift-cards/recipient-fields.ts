import type { Choices } from '../cart/choices/choices.ts';
import { type FormField, formFieldSchema } from '../forms/form-fields.ts';
import { type Answer, answerText } from '../forms/read-answers.ts';
import type { Phrase } from '../messages/phrase.ts';
import { phrase } from '../messages/phrase.ts';
import { wordsIn } from '../messages/words.ts';
import { type ProductType, productTypes } from '../products/product-views.ts';

/** The fields' own ids; those of an owner's questions are drawn at random. */
const ids = {
  name: 'giftrecipientname0000000',
  email: 'giftrecipientemail000000',
  message: 'giftrecipientmessage0000',
  day: 'giftrecipientday00000000',
} as const;
const latestDays = 366;

/** What the buyer of a product is asked: for a gift card also who gets it, and when (rule GIFTCARD-3). */
export function fieldsAsked(
  { productType, form }: { readonly productType: ProductType; readonly form: readonly FormField[] },
  language: string,
): readonly FormField[] {
  return productType === productTypes.giftCard ? [...recipientFields(language), ...form] : form;
}

function recipientFields(language: string): FormField[] {
  const { giftCards: words } = wordsIn(language);
  return [
    { id: ids.name, kind: 'text', label: words.recipientName },
    { id: ids.email, kind: 'email', label: words.recipientEmail, description: words.recipientEmailHint },
    { id: ids.message, kind: 'textarea', label: words.message, maxLength: 500 },
    { id: ids.day, kind: 'date', label: words.sendOn, description: words.sendOnHint },
  ].map(field => formFieldSchema.parse(field));
}

type Taken =
  | { readonly ok: true; readonly recipient: Choices['recipient']; readonly others: Answer[] }
  | { readonly ok: false; readonly problems: Readonly<Record<string, Phrase>> };

/** The recipient out of what was answered, and the other answers. `today` is the day on the website. */
export function takeRecipient(answers: readonly Answer[], today: string, language: string): Taken {
  const own = new Set<string>(Object.values(ids));
  const others = answers.filter(({ fieldId }) => !own.has(fieldId));
  const said = (id: string) => {
    const answer = answers.find(({ fieldId }) => fieldId === id);
    return answer === undefined ? '' : answerText(answer, language).trim();
  };
  const date = dayOf(answers);
  const given = { name: said(ids.name), email: said(ids.email), message: said(ids.message), date };
  if (others.length === answers.length) return { ok: true, recipient: undefined, others };
  const problems = {
    ...(given.name === '' ? { [ids.name]: phrase('giftCards.nameMissing') } : {}),
    ...(given.name.length > 100 ? { [ids.name]: phrase('forms.tooLong') } : {}),
    ...(date !== null && (date < today || date > dayAfter(today, latestDays))
      ? { [ids.day]: phrase('giftCards.dayTooFar') }
      : {}),
  };
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, recipient: given, others };
}

function dayOf(answers: readonly Answer[]): string | null {
  const value = answers.find(({ fieldId }) => fieldId === ids.day)?.value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { year = '', month = '', day = '' } = value as Readonly<Record<string, string>>;
  return `${year}-${month}-${day}`;
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
