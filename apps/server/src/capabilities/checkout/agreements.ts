import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { AgreedTerms } from '@vitrine/core/orders/order.ts';
import type { Context } from '../../context.ts';
import { versionOfWords } from '../consents/index.ts';

export interface Asked {
  readonly words: string;
  readonly version: string;
}

/** The consent to news by email that the checkout asks for; null if the shop does not (rule CONSENT-4). */
export function marketingAsked({ website }: Context): Asked | null {
  const { language, store } = website.settings;
  if (!store.marketing.isAsked) return null;
  const words = store.marketing.words || messagesFor(language).marketingConsent({ shop: website.title });
  return { words, version: versionOfWords(words) };
}

/** What the buyer has to agree to; null if the shop links to nothing (rule CONSENT-6). */
export function termsAsked({ website }: Context): AgreedTerms | null {
  const { language, store } = website.settings;
  const messages = messagesFor(language);
  const links = [
    { name: messages.termsOfSale, address: store.terms.terms },
    { name: messages.privacyPolicy, address: store.terms.privacy },
    { name: messages.withdrawalPolicy, address: store.terms.withdrawal },
  ].filter(({ address }) => address !== '');
  if (links.length === 0) return null;
  const words = messages.agreeToTerms;
  // Publishing may change what stands at the addresses.
  const state = website.publishedRevisionId ?? '';
  const shown = links.map(({ name, address }) => `${name} ${address}`);
  return { words, links, version: versionOfWords(words, ...shown, state) };
}
