import type { messages as en } from '../../en/pages/stock-notices.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  noticeOffer: 'Giv mig besked, når den er tilbage',
  noticeVariant: 'Udsolgt',
  noticeButton: 'Giv mig besked',
  noticeConsent:
    '{shop} må sende mig én e-mail, når denne vare er på lager igen. Min adresse bruges ikke til andet, og jeg kan trække det tilbage når som helst.',
  noticeAskedTitle: 'Se i din indbakke',
  noticeAsked:
    'Hvis denne adresse ikke allerede er på listen, har vi sendt et link til den. Åbn det for at bekræfte, at du vil have besked.',
  noticeOpenTitle: 'Bekræft din adresse',
  noticeOpen: 'Vi sender én e-mail til {email}, når {product} er tilbage.',
  noticeConfirm: 'Ja, giv mig besked',
  noticeConfirmedTitle: 'Du er på listen',
  noticeConfirmed: 'Vi sender én e-mail til {email}, når {product} er tilbage.',
  noticeStop: 'Giv mig alligevel ikke besked',
  noticeStoppedTitle: 'Din adresse blev fjernet',
  noticeStopped: 'Du får ingen e-mail om denne vare.',
  noticeOverTitle: 'Dette link virker ikke længere',
  noticeOver: 'Du har allerede fået besked, anmodningen er for gammel, eller den blev trukket tilbage.',
  noticeRefusedTitle: 'Vi kunne ikke notere din adresse',
  noticeAvailable: 'Varen er på lager igen. Du kan købe den nu.',
  noticeTooMany: 'For mange anmodninger. Prøv igen senere.',
};
