import type { cartMessages } from './cart.messages.ts';

export const cartMessagesDe: Readonly<Record<keyof typeof cartMessages, string>> = {
  minimumSubtotal: 'Zum Bestellen muss die Zwischensumme mindestens {subtotal} betragen.',
  productSoldOut: 'Dieses Produkt ist ausverkauft.',
  productNotSold: 'Dieses Produkt wird hier nicht mehr verkauft.',
  cartFull: 'Ihr Warenkorb ist voll. Nehmen Sie zuerst etwas heraus.',
  allInCart: 'Alle vorrätigen Stücke liegen schon in Ihrem Warenkorb.',
  noCart: 'Ihre Sitzung ist abgelaufen, oder Cookies sind ausgeschaltet. So geht es nicht weiter zur Kasse.',
  empty: 'Ihr Warenkorb ist leer.',
  soldOut: 'Ausverkauft. Nehmen Sie es heraus, um zu bestellen.',
  gone: 'Nicht mehr erhältlich. Nehmen Sie es heraus, um zu bestellen.',
  tooFew: 'Nur noch {left} da. Verringern Sie die Menge, um zu bestellen.',
  tooFewWanted: 'Nur noch {left} da. Es wurde nichts geändert: In Ihrem Warenkorb liegen {inCart}.',
  fewLeft: 'Nur noch {left} da.',
  lostTakenOut: 'Etwas in Ihrem Warenkorb wird nicht mehr verkauft und wurde herausgenommen.',
  badQuantity: 'Geben Sie als Menge eine ganze Zahl von 1 bis 9999 ein.',
  storeClosed: 'Dieser Laden nimmt zurzeit keine Bestellungen an.',
  noPayment: 'In diesem Laden kann man noch nicht bezahlen. Bitte wenden Sie sich an den Inhaber.',
  totalChanged: 'Die Gesamtsumme ist jetzt {total}. Bitte prüfen Sie sie und bestellen Sie noch einmal.',
  cartChanged:
    'In Ihrem Warenkorb hat sich etwas geändert. Bitte prüfen Sie ihn und bestellen Sie noch einmal.',
  declined:
    'Die Zahlung wurde abgelehnt, und es wurde nichts abgebucht. Versuchen Sie es noch einmal oder zahlen Sie anders.',
  abandoned:
    'Die Zahlung wurde nicht abgeschlossen, und es wurde nichts abgebucht. Sie können es noch einmal versuchen.',
  choosePayment: 'Wählen Sie aus, wie Sie bezahlen.',
  chooseShipping: 'Wählen Sie aus, wie es versandt wird.',
  unpaid:
    'Der Zahlungsdienst hat sich noch nicht gemeldet. Sie können es noch einmal versuchen; bezahlt wird nie zweimal.',
};
