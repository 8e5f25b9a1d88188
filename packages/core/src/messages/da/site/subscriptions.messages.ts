import type { messages as en } from '../../en/site/subscriptions.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  plans: {
    renewsWeeks: '{n, plural, one {fornyes hver uge} other {fornyes hver # uger}}',
    renewsMonths: '{n, plural, one {fornyes hver måned} other {fornyes hver # måneder}}',
    renewsYears: '{n, plural, one {fornyes hvert år} other {fornyes hvert # år}}',
    forPayments: '{renews}, i alt {payments, plural, one {én betaling} other {# betalinger}}',
    everyWeeks: '{n, plural, one {hver uge} other {hver # uger}}',
    everyMonths: '{n, plural, one {hver måned} other {hver # måneder}}',
    everyYears: '{n, plural, one {hvert år} other {hvert # år}}',
    forSpan: '{every} i {span}',
    weeks: '{n, plural, one {# uge} other {# uger}}',
    months: '{n, plural, one {# måned} other {# måneder}}',
    years: '{n, plural, one {# år} other {# år}}',
  },
  subscriptions: {
    noMethod:
      'Denne butik kan endnu ikke tage imod betaling for abonnementer. Fjern abonnementet, eller kontakt butikken.',
    firstPayment:
      'Et abonnement begynder med en betaling, og der er intet at betale. Fjern en rabat for at gå til kassen.',
    consent:
      'Jeg accepterer, at {shop} trækker på min betalingsmetode uden at spørge igen, indtil jeg opsiger: {charges}. Fragt og moms lægges til, som de er den dag. Jeg kan til enhver tid opsige på den side, som alle e-mails om abonnementet linker til.',
    charge: '{title}: {price} {every}',
    consentMissing: 'Accepter venligst de løbende betalinger. Uden det kan vi ikke begynde dit abonnement.',
    consentChanged: 'De løbende betalinger er ændret, siden du accepterede dem. Læs dem, og accepter igen.',
    agreed: 'Du har accepteret disse løbende betalinger:',
    manage: 'Ændr, sæt på pause eller opsig “{title}”: {address}',
    forbiddenMove: 'Det kan ikke gøres, mens abonnementet er {state}.',
    nothingDue: 'Der er intet at betale for dette abonnement.',
    notSkipped: 'Der er ingen oversprungen levering, der kan fortrydes.',
    beingPaid: 'En betaling for dette abonnement er i gang. Vent, til den er færdig.',
    outOfStock: 'Der er ikke nok på lager til at forny dette abonnement.',
    otherMethod: 'Denne betalingsmetode kan ikke bruges igen. Vælg en anden.',
  },
  subscriptionStates: {
    active: 'aktivt',
    paused: 'på pause',
    pastDue: 'forfaldent',
    cancelled: 'opsagt',
    ended: 'afsluttet',
  },
  subscriptionMails: {
    rhythm: '“{title}” {renews}.',
    upcomingSubject: 'Dit abonnement hos {shop} fornyes {date}',
    upcomingIntro:
      'Den {date} trækker vi {amount} for “{title}”. Hvis du ikke ønsker det, kan du inden da sætte det på pause, springe over eller opsige det.',
    failedSubject: 'Din betaling til {shop} mislykkedes',
    failedIntro:
      'Vi kunne ikke trække {amount} for dit abonnement “{title}”. Vi prøver igen {date}. Tjek din betalingsmetode, eller betal med en anden.',
    pastDueSubject: 'Dit abonnement hos {shop} er forfaldent',
    pastDueIntro:
      'Vi kunne ikke trække {amount} for dit abonnement “{title}” og prøver ikke igen. Betal med en anden betalingsmetode for at fortsætte det.',
    cancelledSubject: 'Dit abonnement hos {shop} er opsagt',
    cancelledIntro: 'Dit abonnement “{title}” er opsagt. Der trækkes ikke mere for det.',
    endedSubject: 'Dit abonnement hos {shop} er afsluttet',
    endedIntro: 'Alle betalinger for dit abonnement “{title}” er foretaget. Der trækkes ikke mere for det.',
    linkSubject: 'Dit abonnement hos {shop}',
    linkIntro:
      'Her er siden for dit abonnement “{title}”. Der kan du ændre leveringsadressen og betalingsmetoden, sætte abonnementet på pause, springe det næste over eller opsige det.',
    shortSubject: 'En fornyelse venter: “{title}” er udsolgt',
    shortIntro:
      '{buyer}s abonnement på “{title}” skal fornyes, men der er ikke nok på lager. Der er ikke trukket noget. Det prøves igen hver dag.',
    delayedSubject: 'Din fornyelse hos {shop} er forsinket',
    delayedGone:
      'Dit abonnement “{title}” skal fornyes, men det kan ikke fås lige nu. Din levering er forsinket. Der er ikke trukket noget.',
    delayedStock:
      'Dit abonnement “{title}” skal fornyes, men der er ikke nok på lager. Din levering er forsinket. Der er ikke trukket noget.',
    delayedAddress:
      'Dit abonnement “{title}” skal fornyes, men vi kan ikke levere til din adresse lige nu. Din levering er forsinket. Der er ikke trukket noget. Hvis det kan sendes til en anden adresse i samme land, så ret den.',
    delayedRetry:
      'Vi prøver igen hver dag. Du kan når som helst sætte det på pause, springe over eller opsige det.',
    addressButton: 'Ret adressen',
    goneSubject: 'En fornyelse venter: “{title}” findes ikke længere',
    goneIntro:
      '{buyer}s abonnement på “{title}” skal fornyes, men produktet findes ikke længere. Der er ikke trukket noget, og kunden ved, at det er forsinket. Det prøves igen hver dag: Udbyd produktet igen, eller opsig abonnementet.',
    notDeliveredSubject: 'En fornyelse venter: “{title}” kan ikke leveres',
    notDeliveredIntro:
      '{buyer}s abonnement på “{title}” skal fornyes, men der sendes ikke til adressen. Der er ikke trukket noget, og kunden ved, at det er forsinket. Det prøves igen hver dag: Tjek dine forsendelseszoner, ret adressen, eller opsig abonnementet.',
    manageButton: 'Administrer abonnementet',
    openButton: 'Åbn abonnementet',
  },
};
