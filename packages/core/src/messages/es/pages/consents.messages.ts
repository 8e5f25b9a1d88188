import type { messages as en } from '../../en/pages/consents.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  marketingConsent:
    'Quiero recibir novedades y ofertas de {shop} por correo electrónico. Puedo retirar mi consentimiento en cualquier momento.',
  agreeToTerms: 'He leído y acepto lo siguiente:',
  termsOfSale: 'Condiciones de venta',
  privacyPolicy: 'Política de privacidad',
  withdrawalPolicy: 'Derecho de desistimiento',
  newWindow: 'se abre en una pestaña nueva',
  consentTitle: 'Retirar su consentimiento',
  consentLead: '{email} ha dado su consentimiento: {purpose}.',
  consentWithdraw: 'Retirar',
  consentWithdrawOf: 'Retirar el consentimiento: {purpose}',
  consentDone: 'Su consentimiento se ha retirado.',
  consentDoneLead: '{email} ha retirado su consentimiento: {purpose}.',
  consentsTitle: 'Sus consentimientos',
  consentSince: 'Desde el {date}',
  consentMarketing: 'Novedades y ofertas por correo electrónico',
  consentCartReminders: 'Recordatorios de un carrito por correo electrónico',
  consentStatistics: 'Estadísticas',
  consentPreferences: 'Preferencias',
};
