import type { messages as en } from '../../en/pages/consents.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  marketingConsent:
    'Stuur mij nieuws en aanbiedingen van {shop} per e-mail. Ik kan mijn toestemming op elk moment intrekken.',
  agreeToTerms: 'Ik heb het volgende gelezen en ga ermee akkoord:',
  termsOfSale: 'Verkoopvoorwaarden',
  privacyPolicy: 'Privacybeleid',
  withdrawalPolicy: 'Herroepingsrecht',
  newWindow: 'opent in een nieuw tabblad',
  consentTitle: 'Uw toestemming intrekken',
  consentLead: '{email} heeft toestemming gegeven voor: {purpose}.',
  consentWithdraw: 'Intrekken',
  consentWithdrawOf: 'Toestemming intrekken: {purpose}',
  consentDone: 'Uw toestemming is ingetrokken.',
  consentDoneLead: '{email} heeft ingetrokken: {purpose}.',
  consentsTitle: 'Uw toestemmingen',
  consentSince: 'Sinds {date}',
  consentMarketing: 'Nieuws en aanbiedingen per e-mail',
  consentCartReminders: 'Herinneringen aan een winkelwagen per e-mail',
  consentStatistics: 'Statistieken',
  consentPreferences: 'Voorkeuren',
};
