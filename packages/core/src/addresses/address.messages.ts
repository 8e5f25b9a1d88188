/** What is to be mended in an address or at the checkout; `{label}` is the country's own word for the field. */
const en = {
  countryMissing: 'Choose a country.',
  countryUnknown: 'Choose a country from the list.',
  countryElsewhere: 'This shop does not send to {country}.',
  tooLong: 'Must have at most {most} characters.',
  postalCodeForm: 'Enter a {label} like {example}.',
  regionUnknown: 'Choose a {label} from the list.',
  phoneForm: 'Enter a phone number, such as +1 503 555 0100.',
  name: 'Enter a name.',
  line1: 'Enter a street and number.',
  city: 'Enter a city.',
  chooseOther: 'Choose a {label}.',
  enterOther: 'Enter {article} {label}.',
  postalCode: 'postal code',
  region: 'region',
  emailMissing: 'Enter an e-mail address.',
  emailForm: 'Enter an e-mail address, such as name@example.com.',
} as const;

const de: Readonly<Record<keyof typeof en, string>> = {
  countryMissing: 'Wählen Sie ein Land.',
  countryUnknown: 'Wählen Sie ein Land aus der Liste.',
  countryElsewhere: 'Dieser Laden liefert nicht nach: {country}.',
  tooLong: 'Höchstens {most} Zeichen.',
  postalCodeForm: 'Geben Sie eine Postleitzahl wie {example} ein.',
  regionUnknown: 'Wählen Sie eine Region aus der Liste.',
  phoneForm: 'Geben Sie eine Telefonnummer ein, etwa +49 30 901820.',
  name: 'Geben Sie einen Namen ein.',
  line1: 'Geben Sie Straße und Hausnummer ein.',
  city: 'Geben Sie einen Ort ein.',
  chooseOther: 'Wählen Sie etwas aus: {label}.',
  enterOther: 'Bitte ausfüllen: {label}.',
  postalCode: 'Postleitzahl',
  region: 'Region',
  emailMissing: 'Geben Sie eine E-Mail-Adresse ein.',
  emailForm: 'Geben Sie eine E-Mail-Adresse ein, etwa name@example.com.',
};

export const addressMessages = { en, de };
