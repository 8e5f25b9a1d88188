import type { messages as en } from '../../en/pages/stock-notices.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  noticeOffer: 'Laat het weten als het terug is',
  noticeVariant: 'Uitverkocht',
  noticeButton: 'Laat het weten',
  noticeConsent:
    '{shop} mag mij één e-mail sturen als dit weer op voorraad is. Mijn adres wordt nergens anders voor gebruikt en ik kan dit altijd intrekken.',
  noticeAskedTitle: 'Kijk in je inbox',
  noticeAsked:
    'Als dit adres nog niet op de lijst staat, hebben we er een link naartoe gestuurd. Open die om te bevestigen dat je bericht wilt.',
  noticeOpenTitle: 'Bevestig je adres',
  noticeOpen: 'We sturen één e-mail naar {email} als {product} terug is.',
  noticeConfirm: 'Ja, laat het weten',
  noticeConfirmedTitle: 'Je staat op de lijst',
  noticeConfirmed: 'We sturen één e-mail naar {email} als {product} terug is.',
  noticeStop: 'Toch maar geen bericht',
  noticeStoppedTitle: 'Je adres is verwijderd',
  noticeStopped: 'Je krijgt geen e-mail over dit product.',
  noticeOverTitle: 'Deze link werkt niet meer',
  noticeOver: 'Je hebt al bericht gekregen, het verzoek is te oud of het is ingetrokken.',
  noticeRefusedTitle: 'We konden je adres niet noteren',
  noticeAvailable: 'Dit is weer op voorraad. Je kunt het nu kopen.',
  noticeTooMany: 'Te veel verzoeken. Probeer het later opnieuw.',
};
