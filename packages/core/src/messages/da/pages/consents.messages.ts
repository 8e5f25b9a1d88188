import type { messages as en } from '../../en/pages/consents.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  marketingConsent:
    'Send mig nyheder og tilbud fra {shop} på e-mail. Jeg kan til enhver tid trække mit samtykke tilbage.',
  agreeToTerms: 'Jeg har læst og accepterer følgende:',
  termsOfSale: 'Handelsbetingelser',
  privacyPolicy: 'Privatlivspolitik',
  withdrawalPolicy: 'Fortrydelsesret',
  newWindow: 'åbner i en ny fane',
  consentTitle: 'Træk dit samtykke tilbage',
  consentLead: '{email} har givet samtykke til: {purpose}.',
  consentWithdraw: 'Træk tilbage',
  consentWithdrawOf: 'Træk samtykke tilbage: {purpose}',
  consentDone: 'Dit samtykke er trukket tilbage.',
  consentDoneLead: '{email} har trukket tilbage: {purpose}.',
  consentsTitle: 'Dine samtykker',
  consentSince: 'Siden {date}',
  consentMarketing: 'Nyheder og tilbud på e-mail',
  consentCartReminders: 'Påmindelser om en kurv på e-mail',
  consentStatistics: 'Statistik',
  consentPreferences: 'Præferencer',
};
