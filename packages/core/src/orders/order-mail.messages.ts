/** Mails about an order, to its buyer and to the shop. */
const en = {
  confirmationSubject: 'Your order {number} at {shop}',
  confirmationIntro: 'Thank you. Your order {number} is in.',
  confirmationHeld:
    'Something you ordered sold out while you were paying. Your payment arrived; we look at your order by hand and write to you shortly, with the goods or with your money back.',
  howToPay: 'How to pay:',
  seeOrder: 'See your order',
  noticeSubject: 'New order {number} from {buyer}',
  noticeIntro: '{buyer} placed order {number}.',
  noticeHeldSubject: 'Order {number} is paid but out of stock',
  noticeHeldIntro:
    'Order {number} was paid, but something in it sold out meanwhile. Nothing was taken from the stock. Add stock and release it, or cancel it and give the money back.',
  noticeNote: 'Note: {note}',
  openOrder: 'Open the order',
  fulfilledSubject: 'Your order {number} is on its way',
  fulfilledIntro: 'Your order {number} at {shop} is on its way.',
  parcel: 'Parcel: {parcel}',
  follow: 'Follow it: {address}',
  cancelledSubject: 'Your order {number} was cancelled',
  cancelledIntro: 'Your order {number} at {shop} was cancelled.',
  refunded: 'Your payment is given back.',
  subtotal: 'Subtotal',
  discount: 'Discount',
  tax: 'Tax',
  taxInside: 'Tax inside',
  total: 'Total',
  sentTo: 'Goes to:',
  explained: 'How the total came about:',
} as const;

const de: Readonly<Record<keyof typeof en, string>> = {
  confirmationSubject: 'Ihre Bestellung {number} bei {shop}',
  confirmationIntro: 'Vielen Dank. Ihre Bestellung {number} ist eingegangen.',
  confirmationHeld:
    'Etwas aus Ihrer Bestellung war ausverkauft, während Sie bezahlt haben. Ihre Zahlung ist angekommen; wir sehen uns die Bestellung selbst an und schreiben Ihnen in Kürze, mit der Ware oder mit Ihrem Geld zurück.',
  howToPay: 'So bezahlen Sie:',
  seeOrder: 'Bestellung ansehen',
  noticeSubject: 'Neue Bestellung {number} von {buyer}',
  noticeIntro: '{buyer} hat die Bestellung {number} aufgegeben.',
  noticeHeldSubject: 'Bestellung {number} ist bezahlt, aber nicht vorrätig',
  noticeHeldIntro:
    'Die Bestellung {number} wurde bezahlt, aber etwas daraus war inzwischen ausverkauft. Dem Lager wurde nichts entnommen. Füllen Sie es auf und geben Sie die Bestellung frei, oder stornieren Sie sie und zahlen Sie das Geld zurück.',
  noticeNote: 'Anmerkung: {note}',
  openOrder: 'Bestellung öffnen',
  fulfilledSubject: 'Ihre Bestellung {number} ist unterwegs',
  fulfilledIntro: 'Ihre Bestellung {number} bei {shop} ist unterwegs.',
  parcel: 'Sendung: {parcel}',
  follow: 'Sendung verfolgen: {address}',
  cancelledSubject: 'Ihre Bestellung {number} wurde storniert',
  cancelledIntro: 'Ihre Bestellung {number} bei {shop} wurde storniert.',
  refunded: 'Ihre Zahlung wird erstattet.',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  tax: 'Steuer',
  taxInside: 'Darin enthaltene Steuer',
  total: 'Gesamtsumme',
  sentTo: 'Geht an:',
  explained: 'So kommt die Summe zustande:',
};

export const orderMailMessages = { en, de };
