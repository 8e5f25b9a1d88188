import type { messages as en } from '../../en/site/website.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  refusals: {
    notSold: 'Dit product wordt hier niet meer verkocht. Laad de pagina opnieuw om te zien wat er is.',
    noMore:
      '{left, plural, one {Er is er maar één op voorraad en die ligt al in je winkelwagen.} other {Er zijn er maar # op voorraad en die liggen al in je winkelwagen.}}',
    tooFew: 'Nog maar {left} op voorraad. Kies er hooguit {left}.',
    tooFewBeside:
      'Nog maar {left} op voorraad en {inCart} daarvan liggen al in je winkelwagen. Voeg er hooguit {more} toe.',
    badAnswers: 'Een of meer velden zijn ongeldig. Controleer wat je hebt ingevuld.',
    full: 'In een winkelwagen passen hooguit {max} verschillende producten.',
    invalid: 'Controleer deze velden: {fields}.',
    forbidden: 'Je rol op deze website staat dit niet toe. Vraag het een beheerder van de website.',
    notFound: 'Op dit adres is niets gevonden. Misschien is het verplaatst of verwijderd.',
    tooLarge: 'Wat je hebt verstuurd is te groot; het maximum is {maxSize}.',
    tooMany: 'Te veel pogingen. Wacht {seconds} seconden en probeer het opnieuw.',
    internal: 'Interne serverfout. Probeer het later opnieuw.',
    unavailable: 'Deze dienst is tijdelijk niet beschikbaar. Probeer het later opnieuw.',
    unauthorized: 'Je bent niet ingelogd. Log in en probeer het opnieuw.',
    crumb: 'Deze pagina stond te lang open. Het verzoek wordt automatisch opnieuw verstuurd.',
    tooSlow: 'De gegevens kwamen te langzaam aan. Controleer je verbinding en probeer het opnieuw.',
    conflict: 'Iemand anders heeft dit gewijzigd. Laad opnieuw om de nieuwste versie te zien.',
    diskFull:
      'De server heeft geen schijfruimte meer, dus er is niets opgeslagen. Maak ruimte vrij en probeer het opnieuw.',
    storeAway:
      'De opslag van bestanden antwoordt niet, dus er is niets opgeslagen. Probeer het later opnieuw.',
    busy: 'Iemand anders wijzigt hetzelfde, of de server heeft het druk, dus je verzoek is niet uitgevoerd. Probeer het zo meteen opnieuw.',
    signUpClosed: 'Op deze website kunnen geen nieuwe accounts worden aangemaakt.',
    wrongCredentials:
      'Het e-mailadres of wachtwoord klopt niet. Controleer beide, of laat je een inloglink sturen.',
    wrongPassword: 'Het huidige wachtwoord klopt niet. Er is niets gewijzigd.',
    wrongCode: 'De code klopt niet. Kijk in de nieuwste e-mail, of laat hem opnieuw sturen.',
    proofOver: 'Deze link of code is al gebruikt, te oud of te vaak geprobeerd. Vraag een nieuwe aan.',
    otherBrowser:
      'Deze e-mail is in een andere browser aangevraagd. Vul ook het wachtwoord in. Was jij dat niet? Negeer de e-mail of maak zelf een account aan.',
    incorrectPassword: 'Het wachtwoord klopt niet. Er is niets gewijzigd.',
    passwordNeeded: 'Kies een nieuw wachtwoord.',
    signInFirst:
      'Log in op het account waarvan je het e-mailadres wilt wijzigen. Open daarna de link opnieuw of vul de code in.',
  },
  launch: {
    notOpen: 'Deze website is nog niet geopend.',
    enter: 'Log in om hem te bekijken',
  },
  privateLinks: {
    expiredTitle: 'Deze link is verlopen',
    expired: 'De link was maar beperkte tijd geldig. Vraag de afzender om een nieuwe.',
    brokenTitle: 'Deze link werkt niet',
    broken: 'De link is onvolledig of gewijzigd. Kopieer de hele link of vraag de afzender om een nieuwe.',
    forAnotherTitle: 'Deze link is voor een ander account',
    forAnother: 'Log in met het account waarvoor de link is gemaakt en open hem opnieuw.',
    goneTitle: 'Dit bestand bestaat niet meer',
    gone: 'Vraag de afzender of het ergens anders beschikbaar is.',
  },
  plainPages: {
    forbidden: 'Niet toegestaan',
    notFound: 'Niet gevonden',
    tooMany: 'Te veel verzoeken',
    unavailable: 'We zijn zo terug',
    failed: 'Er is iets misgegaan',
    operatorKey: 'Code voor de beheerder: {key}',
    notPublished: 'Deze website is nog niet gepubliceerd.',
    mostOfSettings: 'bepaald door de instellingen',
  },
  siteUserMails: {
    codeSubject: 'Je code voor {website}',
    signUpIntro: 'Iemand, waarschijnlijk jij, maakt met dit e-mailadres een account aan bij {website}.',
    signUpButton: 'Account aanmaken',
    signInIntro: 'Iemand, waarschijnlijk jij, wil met dit e-mailadres inloggen bij {website}.',
    signInButton: 'Inloggen',
    resetIntro: 'Iemand, waarschijnlijk jij, wil een nieuw wachtwoord instellen voor {website}.',
    resetButton: 'Nieuw wachtwoord instellen',
    enterCode:
      'Vul de code {code} in op de website of gebruik de knop. Beide werken één keer, binnen een uur.',
    existsSubject: 'Je hebt al een account bij {website}',
    existsIntro:
      'Iemand, waarschijnlijk jij, probeerde met dit e-mailadres een account aan te maken bij {website}. Je hebt er al een en er is niets veranderd.',
    changeEmailIntro:
      'Iemand, waarschijnlijk jij, wil dit e-mailadres gebruiken voor een account bij {website}.',
    changeEmailButton: 'Dit adres gebruiken',
    emailNoticeSubject: 'Je e-mailadres bij {website} wordt gewijzigd',
    emailNoticeIntro:
      'Iemand, waarschijnlijk jij, wil {email} gebruiken voor je account bij {website} in plaats van dit adres. Het wordt gewijzigd zodra het nieuwe adres is bevestigd.',
    emailNoticeButton: 'Je account openen',
    emailNoticeNotYou: 'Was jij dit niet? Wijzig dan je wachtwoord en log uit op alle apparaten.',
    notYou: 'Was jij dit niet? Negeer deze e-mail dan. Er verandert niets.',
  },
};
