import type { messages as en } from '../../en/pages/consents.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  marketingConsent:
    'Envoyez-moi les nouveautés et les offres de {shop} par e-mail. Je peux retirer mon consentement à tout moment.',
  agreeToTerms: 'J’ai lu et j’accepte ce qui suit :',
  termsOfSale: 'Conditions générales de vente',
  privacyPolicy: 'Politique de confidentialité',
  withdrawalPolicy: 'Droit de rétractation',
  newWindow: 's’ouvre dans un nouvel onglet',
  consentTitle: 'Retirer votre consentement',
  consentLead: '{email} a donné son consentement : {purpose}.',
  consentWithdraw: 'Retirer',
  consentWithdrawOf: 'Retirer le consentement : {purpose}',
  consentDone: 'Votre consentement a été retiré.',
  consentDoneLead: '{email} a retiré son consentement : {purpose}.',
  consentsTitle: 'Vos consentements',
  consentSince: 'Depuis le {date}',
  consentMarketing: 'Nouveautés et offres par e-mail',
  consentCartReminders: 'Rappels de panier par e-mail',
  consentStatistics: 'Statistiques',
  consentPreferences: 'Préférences',
};
