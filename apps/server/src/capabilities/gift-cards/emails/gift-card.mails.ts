import type { MailLook } from '@vitrine/core/mail/mail-look.ts';
import { nameInMail } from '@vitrine/core/mail/name-in-mail.ts';
import { dayText } from '@vitrine/core/messages/day-text.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { type MailContent, plainMail } from '../../mail/index.ts';
import { lastDayOf } from '../gift-card-view.ts';
import type { CardRow } from '../gift-cards.store.ts';

interface GiftCardMail {
  readonly website: Website;
  readonly look: MailLook;
  readonly card: Pick<
    CardRow,
    | 'currency'
    | 'balance'
    | 'message'
    | 'expires_at'
    | 'recipient_name'
    | 'recipient_email'
    | 'buyer_name'
    | 'buyer_email'
  >;
  readonly code: string;
  /** The website, with scheme and host. */
  readonly address: string;
}

/** A card with its code, in the language that the website speaks here. */
export function giftCardMail({ website, look, card, code, address }: GiftCardMail): MailContent {
  const { language, store, timeZone } = website.settings;
  const { giftCards: words } = wordsIn(language);
  const amount = formatMoney(priceIn({ ...store, currency: card.currency }, card.balance), language);
  const values = { amount, shop: website.title };
  const isGift = card.recipient_email !== '' && card.recipient_email !== card.buyer_email;
  const [name, from] = [nameInMail(card.recipient_name), nameInMail(card.buyer_name)];
  const intro = !isGift
    ? words.mailOwn(values)
    : from === ''
      ? words.mailIntro(values)
      : words.mailFrom({ ...values, from });
  const last = lastDayOf(card, timeZone);
  return plainMail({
    subject: words.mailSubject(values),
    language,
    look,
    intro: [...(name === '' ? [] : [words.mailHello({ name })]), intro],
    paragraphs: [
      ...(card.message === '' ? [] : [`“${card.message}”`]),
      words.mailCode({ code }),
      words.mailUse,
      ...(last ? [words.mailValid({ date: dayText(last, language) })] : []),
      words.mailCheck({ address: `${address}/cart/gift-card` }),
    ],
    button: { label: words.mailButton, address },
  });
}
