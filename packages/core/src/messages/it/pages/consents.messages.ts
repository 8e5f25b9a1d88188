import type { messages as en } from '../../en/pages/consents.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  marketingConsent:
    'Desidero ricevere novità e offerte di {shop} via e-mail. Posso revocare il mio consenso in qualsiasi momento.',
  agreeToTerms: 'Ho letto e accetto quanto segue:',
  termsOfSale: 'Condizioni di vendita',
  privacyPolicy: 'Informativa sulla privacy',
  withdrawalPolicy: 'Diritto di recesso',
  newWindow: 'si apre in una nuova scheda',
  consentTitle: 'Revoca il tuo consenso',
  consentLead: '{email} ha dato il consenso a: {purpose}.',
  consentWithdraw: 'Revoca',
  consentWithdrawOf: 'Revoca il consenso: {purpose}',
  consentDone: 'Il tuo consenso è stato revocato.',
  consentDoneLead: '{email} ha revocato: {purpose}.',
  consentsTitle: 'I tuoi consensi',
  consentSince: 'Dal {date}',
  consentMarketing: 'Novità e offerte via e-mail',
  consentCartReminders: 'Promemoria di un carrello via e-mail',
  consentStatistics: 'Statistiche',
  consentPreferences: 'Preferenze',
};
