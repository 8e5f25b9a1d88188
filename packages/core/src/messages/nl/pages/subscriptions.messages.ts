import type { messages as en } from '../../en/pages/subscriptions.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  subscriptionTitle: 'Je abonnement',
  subscriptionsTitle: 'Je abonnementen',
  subscribedTitle: 'Bedankt voor je abonnement.',
  subscribedNumber: 'Abonnement bevestigd: bestelling {number}',
  subscriptionManage: '‘{title}’ beheren',
  subscriptionActive: 'Actief',
  subscriptionPaused: 'Gepauzeerd: er wordt niets afgeschreven.',
  subscriptionPastDue: 'Achterstallig: de laatste betaling is mislukt.',
  subscriptionCancelled: 'Opgezegd: er wordt niets meer afgeschreven.',
  subscriptionEnded: 'Beëindigd: alle betalingen zijn gedaan.',
  subscriptionNext: 'Volgende afschrijving op {date}',
  subscriptionRetry: '{amount} kon niet worden afgeschreven. Op {date} proberen we het opnieuw.',
  subscriptionDue: '{amount} kon niet worden afgeschreven.',
  subscriptionDelayGone:
    'Vertraagd: nu niet beschikbaar. Er is niets afgeschreven. Op {date} proberen we het opnieuw.',
  subscriptionDelayStock:
    'Vertraagd: er is niet genoeg voorraad. Er is niets afgeschreven. Op {date} proberen we het opnieuw.',
  subscriptionDelayAddress:
    'Vertraagd: we kunnen nu niet op je adres bezorgen. Er is niets afgeschreven. Op {date} proberen we het opnieuw.',
  subscriptionChangeAddress: 'Adres wijzigen',
  subscriptionLeft: '{n, plural, one {Nog één betaling} other {Nog # betalingen}}',
  subscriptionMethod: 'Afgeschreven van {label}',
  subscriptionNoMethod: 'Er is geen betaalmethode opgeslagen.',
  subscriptionPause: 'Pauzeren',
  subscriptionResume: 'Hervatten',
  subscriptionSkip: 'Volgende overslaan',
  subscriptionUnskip: 'Toch niet overslaan',
  subscriptionCancel: 'Abonnement opzeggen',
  subscriptionCancelAsk: '‘{title}’ opzeggen?',
  subscriptionCancelLoss:
    'Er wordt niets meer afgeschreven en niets meer verzonden. Wat je hebt betaald, blijft van jou. Een opgezegd abonnement kan niet worden hervat: je zou opnieuw een abonnement moeten nemen, tegen de prijs van die dag.',
  subscriptionKeep: 'Behouden',
  subscriptionPayTitle: 'Betaalmethode',
  subscriptionPayOther: 'Betalen met een andere methode',
  subscriptionPayAhead:
    'Wil je een andere betaalmethode gebruiken, betaal dan nu de volgende periode daarmee. Ook latere worden ervan afgeschreven.',
  subscriptionUse: 'Deze methode gebruiken',
  subscriptionMethodExpires: 'Geldig tot en met {month}',
  subscriptionMethodExpired:
    'Deze kaart was geldig tot en met {month}. Bewaar een andere, zodat je abonnement doorgaat.',
  subscriptionSetUpHint:
    'Je kunt deze wijzigen zonder nu te betalen. Latere betalingen worden afgeschreven van wat je bewaart.',
  subscriptionSetUp: 'Betaalmethode wijzigen',
  subscriptionSetUpUnknown:
    'De betaaldienst heeft nog niet geantwoord. Als je kaart is bewaard, wordt die gebruikt zodra er antwoord is. Tot dan verandert er niets.',
  subscriptionSetUpLeft: 'Er is geen kaart bewaard. Je abonnement wordt afgeschreven zoals voorheen.',
  subscriptionSetUpRefused: 'De kaart is niet bewaard. Je abonnement wordt afgeschreven zoals voorheen.',
  subscriptionSetUpRefusedFor:
    'De kaart is niet bewaard: {reason}. Je abonnement wordt afgeschreven zoals voorheen.',
  subscriptionAddress: 'Bezorgadres',
  subscriptionAddressSave: 'Adres opslaan',
  subscriptionOrders: 'Bestellingen',
  subscriptionDonePause: 'Je abonnement is gepauzeerd.',
  subscriptionDoneResume: 'Je abonnement gaat verder.',
  subscriptionDoneSkip: 'De volgende wordt overgeslagen.',
  subscriptionDoneUnskip: 'De overgeslagen levering komt toch.',
  subscriptionDoneCancel: 'Je abonnement is opgezegd.',
  subscriptionDoneMethod: 'De betaalmethode is gewijzigd.',
  subscriptionDoneAddress: 'Het adres is gewijzigd.',
};
