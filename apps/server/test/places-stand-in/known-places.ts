export interface KnownPlace {
  readonly id: string;
  readonly main: string;
  readonly secondary: string;
  readonly types: readonly string[];
  /** `google.type.PostalAddress`; empty fields are left out. */
  readonly postalAddress: Readonly<Record<string, unknown>> & { readonly regionCode: string };
}

const isBuilding = ['street_address', 'geocode'];

function german(number: number): KnownPlace {
  return {
    id: `ChIJlindenallee-${number}`,
    main: `Lindenallee ${number}`,
    secondary: 'Berlin, Germany',
    types: isBuilding,
    postalAddress: {
      regionCode: 'DE',
      languageCode: 'de',
      postalCode: '10115',
      locality: 'Berlin',
      addressLines: [`Lindenallee ${number}`],
    },
  };
}

export const places: readonly KnownPlace[] = [
  ...[1, 2, 3, 4, 5, 6].map(german),
  {
    id: 'ChIJlinden-blvd',
    main: 'Linden Boulevard 9',
    secondary: 'Queens, NY, USA',
    types: isBuilding,
    postalAddress: {
      regionCode: 'US',
      postalCode: '11411',
      administrativeArea: 'NY',
      sublocality: 'Queens',
      addressLines: ['9 Linden Boulevard', 'Apt 3'],
    },
  },
  {
    id: 'ChIJlindenhof',
    main: 'Lindenhof',
    secondary: 'Zürich, Switzerland',
    types: isBuilding,
    postalAddress: {
      regionCode: 'CH',
      postalCode: '8001',
      administrativeArea: 'Zürich',
      locality: 'Zürich',
      addressLines: ['Lindenhof 4'],
    },
  },
  {
    id: 'ChIJlindenbad',
    main: 'Lindenbad',
    secondary: 'Berlin, Germany',
    types: ['swimming_pool', 'establishment'],
    postalAddress: { regionCode: 'DE', postalCode: '10117', locality: 'Berlin', addressLines: ['Am Bad 1'] },
  },
];
