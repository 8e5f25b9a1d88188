import type { messages as en } from '../../en/site/website.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  refusals: {
    notSold: 'Varen sælges ikke længere her. Genindlæs siden for at se, hvad der findes.',
    noMore:
      '{left, plural, one {Der er kun én på lager, og den ligger allerede i din kurv.} other {Der er kun # på lager, og de ligger allerede i din kurv.}}',
    tooFew: 'Kun {left} tilbage. Vælg højst {left}.',
    tooFewBeside: 'Kun {left} tilbage, og {inCart} af dem ligger allerede i din kurv. Tilføj højst {more}.',
    badAnswers: 'Et eller flere felter er ugyldige. Kontrollér dine oplysninger.',
    full: 'En kurv kan højst rumme {max} forskellige varer.',
    invalid: 'Tjek venligst disse felter: {fields}.',
    forbidden: 'Din rolle på dette website giver ikke adgang til det. Spørg en administrator.',
    notFound: 'Der er ikke fundet noget på denne adresse. Det er måske flyttet eller slettet.',
    tooLarge: 'Det, du sendte, er for stort; maksimum er {maxSize}.',
    tooMany: 'For mange forsøg. Vent {seconds} sekunder, og prøv igen.',
    internal: 'Der opstod en fejl på serveren. Prøv igen senere.',
    unavailable: 'Tjenesten er midlertidigt utilgængelig. Prøv igen senere.',
    unauthorized: 'Du er ikke logget ind. Log ind, og prøv igen.',
    crumb: 'Siden har været åben for længe. Anmodningen sendes automatisk igen.',
    tooSlow: 'Dataene ankom for langsomt. Tjek din forbindelse, og prøv igen.',
    conflict: 'En anden har ændret dette i mellemtiden. Genindlæs for at se den nyeste version.',
    diskFull: 'Serveren har ikke mere diskplads, så intet blev gemt. Frigør plads, og prøv igen.',
    storeAway: 'Fillageret svarer ikke, så intet blev gemt. Prøv igen senere.',
    busy: 'En anden er ved at ændre det samme, eller serveren er optaget, så din anmodning blev ikke udført. Prøv igen om et øjeblik.',
    signUpClosed: 'Der kan ikke oprettes nye konti på dette website.',
    wrongCredentials:
      'E-mailadressen eller adgangskoden er forkert. Tjek begge, eller få tilsendt et link til at logge ind.',
    wrongPassword: 'Den nuværende adgangskode er forkert. Intet blev ændret.',
    wrongCode: 'Koden er forkert. Tjek den nyeste e-mail, eller få den sendt igen.',
    proofOver: 'Linket eller koden er allerede brugt, for gammel eller prøvet for mange gange. Bed om en ny.',
    otherBrowser:
      'Denne e-mail blev bestilt i en anden browser. Indtast også adgangskoden. Hvis det ikke var dig, kan du se bort fra e-mailen eller selv oprette en konto.',
    incorrectPassword: 'Adgangskoden er forkert. Intet blev ændret.',
    passwordNeeded: 'Vælg en ny adgangskode.',
    signInFirst:
      'Log ind på den konto, hvis e-mailadresse du vil skifte. Åbn derefter linket igen, eller indtast koden.',
  },
  launch: {
    notOpen: 'Dette website er ikke åbnet endnu.',
    enter: 'Log ind for at se det',
  },
  privateLinks: {
    expiredTitle: 'Linket er udløbet',
    expired: 'Det var kun gyldigt i en begrænset periode. Bed afsenderen om et nyt.',
    brokenTitle: 'Linket virker ikke',
    broken:
      'Det er ufuldstændigt eller er blevet ændret. Kopiér hele linket, eller bed afsenderen om et nyt.',
    forAnotherTitle: 'Linket hører til en anden konto',
    forAnother: 'Log ind med den konto, som linket er lavet til, og åbn det igen.',
    goneTitle: 'Filen findes ikke længere',
    gone: 'Spørg afsenderen, om den er tilgængelig et andet sted.',
  },
  plainPages: {
    forbidden: 'Ikke tilladt',
    notFound: 'Ikke fundet',
    tooMany: 'For mange forespørgsler',
    unavailable: 'Vi er straks tilbage',
    failed: 'Noget gik galt',
    operatorKey: 'Nøgle til driftsansvarlige: {key}',
    notPublished: 'Dette website er ikke udgivet endnu.',
    mostOfSettings: 'fastsat i indstillingerne',
  },
  siteUserMails: {
    codeSubject: 'Din kode til {website}',
    signUpIntro:
      'Nogen, sandsynligvis dig, er ved at oprette en konto hos {website} med denne e-mailadresse.',
    signUpButton: 'Opret kontoen',
    signInIntro: 'Nogen, sandsynligvis dig, vil logge ind på {website} med denne e-mailadresse.',
    signInButton: 'Log ind',
    resetIntro: 'Nogen, sandsynligvis dig, vil vælge en ny adgangskode til {website}.',
    resetButton: 'Vælg en ny adgangskode',
    enterCode:
      'Indtast koden {code} på websitet, eller brug knappen. Begge virker én gang inden for en time.',
    existsSubject: 'Du har allerede en konto hos {website}',
    existsIntro:
      'Nogen, sandsynligvis dig, prøvede at oprette en konto hos {website} med denne e-mailadresse. Du har allerede en, og intet blev ændret.',
    changeEmailIntro: 'Nogen, sandsynligvis dig, vil bruge denne e-mailadresse til en konto hos {website}.',
    changeEmailButton: 'Brug denne adresse',
    emailNoticeSubject: 'Din e-mailadresse hos {website} er ved at blive ændret',
    emailNoticeIntro:
      'Nogen, sandsynligvis dig, vil bruge {email} til din konto hos {website} i stedet for denne adresse. Den ændres, når den nye adresse er bekræftet.',
    emailNoticeButton: 'Åbn din konto',
    emailNoticeNotYou: 'Hvis det ikke var dig, så skift din adgangskode og log ud på alle enheder.',
    notYou: 'Hvis det ikke var dig, kan du se bort fra denne e-mail. Intet bliver ændret.',
  },
};
