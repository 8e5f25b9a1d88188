import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { Context } from '../../context.ts';
import { versionOfWords } from '../consents/index.ts';

/** The consent to one reminder of a cart that the checkout asks for; null if the shop sends none or is closed (rule REMINDER-1). */
export function remindersAsked({ website }: Context): { words: string; version: string } | null {
  const { language, store } = website.settings;
  if (!store.cartReminders.isOn || !store.isOpen) return null;
  const words = messagesFor(language).cartReminderConsent({ shop: website.title });
  return { words, version: versionOfWords(words) };
}
