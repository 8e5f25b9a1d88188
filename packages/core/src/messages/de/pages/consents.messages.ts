import type { messages as en } from '../../en/pages/consents.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  marketingConsent:
    'Senden Sie mir Neuigkeiten und Angebote von {shop} per E-Mail. Ich kann meine Einwilligung jederzeit widerrufen.',
  agreeToTerms: 'Ich habe Folgendes gelesen und stimme zu:',
  termsOfSale: 'Allgemeine Geschäftsbedingungen',
  privacyPolicy: 'Datenschutzerklärung',
  withdrawalPolicy: 'Widerrufsbelehrung',
  newWindow: 'öffnet einen neuen Tab',
  consentTitle: 'Einwilligung widerrufen',
  consentLead: '{email} hat zugestimmt: {purpose}.',
  consentWithdraw: 'Widerrufen',
  consentWithdrawOf: 'Einwilligung widerrufen: {purpose}',
  consentDone: 'Ihre Einwilligung wurde widerrufen.',
  consentDoneLead: '{email} hat widerrufen: {purpose}.',
  consentsTitle: 'Ihre Einwilligungen',
  consentSince: 'Seit {date}',
  consentMarketing: 'Neuigkeiten und Angebote per E-Mail',
  consentCartReminders: 'Erinnerungen an einen Warenkorb per E-Mail',
  consentStatistics: 'Statistik',
  consentPreferences: 'Voreinstellungen',
};
