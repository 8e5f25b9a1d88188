import { catalogueFor } from '../messages/message.ts';

const en = {
  notOpen: 'This website is not open yet.',
  enter: 'Sign in to see it',
} as const;

const de: Record<keyof typeof en, string> = {
  notOpen: 'Diese Website ist noch nicht eröffnet.',
  enter: 'Anmelden und ansehen',
};

/** What visitors of a website that was not launched yet are told, in its language. */
export function launchMessage(name: keyof typeof en, language: string): string {
  return catalogueFor<Record<keyof typeof en, string>>({ en, de }, language)[name];
}
