import type { Words } from '../messages/words.ts';

export type AddressWord = keyof Words['addressWords'];

/** A country’s address fields besides street and city. */
export interface CountryRule {
  /** Absent where the country has no postal codes. */
  readonly postalCode?: {
    readonly pattern: RegExp;
    readonly example: string;
    readonly isOptional?: true;
    readonly label?: AddressWord;
  };
  /** Absent if addresses have no region. */
  readonly region?: {
    readonly label: AddressWord;
    readonly isOptional?: true;
    /** Code → name; absent if the region is free text. */
    readonly choices?: Readonly<Record<string, string>>;
  };
  /** The country's own term if it is not a city. */
  readonly cityLabel?: AddressWord;
  /** Whether the city is the country. */
  readonly hasNoCity?: true;
}

const code = (pattern: RegExp, example: string) => ({ postalCode: { pattern, example } });
const three = code(/^\d{3}$/, '101');
const four = (example: string) => code(/^\d{4}$/, example);
const five = (example: string) => code(/^\d{5}$/, example);
const six = (example: string) => code(/^\d{6}$/, example);
const split = (pattern: RegExp, example: string) => code(pattern, example);
const none: CountryRule = {};

/** Keyed by ISO code; a country that is not here may have any postal code or none (rule ADDRESS-4). */
export const countryRules: Readonly<Record<string, CountryRule>> = {
  US: {
    postalCode: { pattern: /^\d{5}(?:-?\d{4})?$/, example: '97204', label: 'ZIP code' },
    region: {
      label: 'State',
      choices: named(
        'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,AS American Samoa,GU Guam,MP Northern Mariana Islands,PR Puerto Rico,VI U.S. Virgin Islands,AA Armed Forces Americas,AE Armed Forces Europe,AP Armed Forces Pacific',
      ),
    },
  },
  CA: {
    postalCode: {
      pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/,
      example: 'K1A 0B1',
    },
    region: {
      label: 'Province',
      choices: named(
        'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NT Northwest Territories,NS Nova Scotia,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon',
      ),
    },
  },
  AU: {
    postalCode: { pattern: /^\d{4}$/, example: '3000', label: 'Postcode' },
    cityLabel: 'Suburb',
    region: {
      label: 'State',
      choices: named(
        'ACT Australian Capital Territory,NSW New South Wales,NT Northern Territory,QLD Queensland,SA South Australia,TAS Tasmania,VIC Victoria,WA Western Australia',
      ),
    },
  },
  BR: {
    postalCode: { pattern: /^\d{5}-?\d{3}$/, example: '01310-100', label: 'CEP' },
    region: {
      label: 'State',
      choices: named(
        'AC Acre,AL Alagoas,AP Amapá,AM Amazonas,BA Bahia,CE Ceará,DF Distrito Federal,ES Espírito Santo,GO Goiás,MA Maranhão,MT Mato Grosso,MS Mato Grosso do Sul,MG Minas Gerais,PA Pará,PB Paraíba,PR Paraná,PE Pernambuco,PI Piauí,RJ Rio de Janeiro,RN Rio Grande do Norte,RS Rio Grande do Sul,RO Rondônia,RR Roraima,SC Santa Catarina,SP São Paulo,SE Sergipe,TO Tocantins',
      ),
    },
  },
  GB: {
    postalCode: {
      pattern: /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2})$/,
      example: 'SW1A 1AA',
      label: 'Postcode',
    },
    cityLabel: 'Town or city',
  },
  IE: {
    postalCode: {
      pattern: /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}$/,
      example: 'D02 AF30',
      label: 'Eircode',
      isOptional: true,
    },
    region: { label: 'County', isOptional: true },
  },
  JP: {
    postalCode: { pattern: /^\d{3}-?\d{4}$/, example: '100-0001' },
    region: { label: 'Prefecture' },
    cityLabel: 'City or ward',
  },
  IN: {
    postalCode: { pattern: /^[1-9]\d{2} ?\d{3}$/, example: '110001', label: 'PIN code' },
    region: { label: 'State' },
  },
  MX: { ...five('06000'), region: { label: 'State' } },
  AR: {
    postalCode: { pattern: /^(?:[A-HJ-NP-Z]\d{4}[A-Z]{3}|\d{4})$/, example: 'C1425DKF' },
    region: { label: 'Province', isOptional: true },
  },
  IT: {
    ...five('00184'),
    region: { label: 'Province', isOptional: true },
  },
  ES: {
    ...split(/^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, '28013'),
    region: { label: 'Province', isOptional: true },
  },
  CO: { ...code(/^\d{6}$/, '110111'), region: { label: 'Department' } },
  ID: { ...five('10110'), region: { label: 'Province' } },
  MY: { ...five('50000'), region: { label: 'State' } },
  TH: { ...five('10200'), region: { label: 'Province' } },
  PH: { ...four('1000'), region: { label: 'Province', isOptional: true } },
  CN: { ...six('100000'), region: { label: 'Province' } },
  KR: { ...five('04524'), region: { label: 'Province', isOptional: true } },
  ZA: { ...four('8001'), region: { label: 'Province', isOptional: true } },
  NZ: { ...four('6011'), region: { label: 'Region', isOptional: true } },
  TR: { ...five('34110'), region: { label: 'Province', isOptional: true } },
  AT: four('1010'),
  BE: four('1000'),
  BG: four('1000'),
  CH: four('8001'),
  CY: four('1010'),
  DK: four('1050'),
  HU: four('1051'),
  LU: split(/^(?:L-?)?\d{4}$/, '1009'),
  NO: four('0150'),
  SI: split(/^(?:SI-?)?\d{4}$/, '1000'),
  DE: five('10115'),
  EE: five('10111'),
  FI: five('00100'),
  FR: five('75001'),
  GR: split(/^\d{3} ?\d{2}$/, '104 31'),
  HR: five('10000'),
  IL: split(/^\d{5}(?:\d{2})?$/, '9414001'),
  LT: split(/^(?:LT-?)?\d{5}$/, '01001'),
  MC: split(/^980\d{2}$/, '98000'),
  UA: five('01001'),
  CZ: split(/^\d{3} ?\d{2}$/, '110 00'),
  SK: split(/^\d{3} ?\d{2}$/, '811 01'),
  SE: split(/^\d{3} ?\d{2}$/, '111 20'),
  NL: split(/^[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/, '1012 AB'),
  PL: split(/^\d{2}-?\d{3}$/, '00-001'),
  PT: split(/^\d{4}-?\d{3}$/, '1100-148'),
  RO: six('010011'),
  LV: split(/^(?:LV-?)?\d{4}$/, 'LV-1010'),
  IS: three,
  MT: split(/^[A-Z]{3} ?\d{4}$/, 'VLT 1117'),
  LI: split(/^94\d{2}$/, '9490'),
  SG: { ...six('018956'), hasNoCity: true },
  TW: split(/^\d{3}(?:\d{2,3})?$/, '100'),
  HK: { region: { label: 'Area', isOptional: true }, cityLabel: 'District' },
  MO: none,
  AE: { region: { label: 'Emirate' } },
  QA: none,
};

function named(list: string): Record<string, string> {
  return Object.fromEntries(
    list.split(',').map(entry => {
      const at = entry.indexOf(' ');
      return [entry.slice(0, at), entry.slice(at + 1)];
    }),
  );
}
