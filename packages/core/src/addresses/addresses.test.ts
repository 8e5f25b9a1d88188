import { expect, it } from 'vitest';
import { wordAll } from '../messages/word-phrase.ts';
import { addressLines } from './address.ts';
import { countryCodes, countryName } from './countries.ts';
import { countryRules } from './country-rules.data.ts';
import { addressFields, readAddress } from './read-address.ts';

const typed = {
  name: 'Ann  Lee ',
  line1: '1 Main St',
  city: 'Portland',
  region: 'OR',
  postalCode: '97204',
  country: 'us',
};
const anywhere = { countries: countryCodes, language: 'en' };
const errorsOf = (more: object) => wordAll(readAddress({ ...typed, ...more }, anywhere).errors, 'en');

it('ADDRESS-1: countries are those of ISO 3166, named in the reader’s language', () => {
  expect([countryCodes.length, new Set(countryCodes).size]).toEqual([249, 249]);
  expect([countryName('DE', 'en'), countryName('DE', 'de'), countryName('JP', 'fr')]).toEqual([
    'Germany',
    'Deutschland',
    'Japon',
  ]);
  expect(errorsOf({ country: 'XX' })).toMatchObject({ country: 'Choose a country from the list.' });
  expect(errorsOf({ country: '' })).toMatchObject({ country: 'Choose a country.' });
});

it('ADDRESS-2: a US address needs a state and a ZIP code of five digits or ZIP+4', () => {
  expect(readAddress(typed, anywhere)).toEqual({
    address: {
      name: 'Ann Lee',
      company: '',
      line1: '1 Main St',
      line2: '',
      postalCode: '97204',
      city: 'Portland',
      region: 'OR',
      country: 'US',
      phone: '',
    },
    errors: {},
  });
  expect(errorsOf({ postalCode: '97204-1234', region: 'oregon' })).toEqual({});
  for (const postalCode of ['9720', '972045', 'ABCDE', '97204-12']) {
    expect(errorsOf({ postalCode })).toEqual({ postalCode: 'Enter a ZIP code like 97204.' });
  }
  expect(errorsOf({ postalCode: '', region: '' })).toEqual({
    postalCode: 'Enter a ZIP code.',
    region: 'Choose a state.',
  });
  expect(errorsOf({ region: 'Bavaria' })).toEqual({ region: 'Choose a state from the list.' });
});

it.each([
  ['CA', 'K1A 0B1', 'D1A 0B1', 'ON'],
  ['GB', 'sw1a 1aa', '12345', ''],
  ['DE', '10115', '1011', ''],
  ['FR', '75001', '7500', ''],
  ['NL', '1012 AB', '1012 SS', ''],
  ['AU', '3000', '30000', 'VIC'],
  ['JP', '100-0001', '10-00001', 'Tokyo'],
  ['SE', '111 20', '1112', ''],
  ['PL', '00-001', '00-01', ''],
  ['BR', '01310-100', '0131', 'SP'],
  ['IN', '110001', '010001', 'Delhi'],
  ['CH', '8001', '80011', ''],
])('ADDRESS-3: a postal code of %s has that country’s own format', (country, good, bad, region) => {
  expect(errorsOf({ country, region, postalCode: good })).toEqual({});
  expect(Object.keys(errorsOf({ country, region, postalCode: bad }))).toEqual(['postalCode']);
});

it('ADDRESS-3: every country’s example matches its own pattern', () => {
  const rules = Object.entries(countryRules);
  expect(rules.length).toBeGreaterThanOrEqual(55);
  for (const [country, { postalCode }] of rules) {
    if (postalCode) expect([country, postalCode.pattern.test(postalCode.example)]).toEqual([country, true]);
  }
});

it('ADDRESS-4: a country without a rule takes any postal code or none; one without codes has no such field', () => {
  expect(errorsOf({ country: 'KE', postalCode: '', region: '' })).toEqual({});
  expect(errorsOf({ country: 'KE', postalCode: '00100', region: '' })).toEqual({});
  expect(addressFields('HK', 'en').postalCode).toBe(undefined);
  expect(addressFields('SG', 'en').city).toBe(undefined);
  expect(readAddress({ ...typed, country: 'HK' }, anywhere).address.postalCode).toBe('');
});

it('ADDRESS-5: a country the shop does not deliver to is refused by name', () => {
  const { errors } = readAddress(
    { ...typed, country: 'FR', postalCode: '75001' },
    { countries: ['US'], language: 'en' },
  );
  expect(wordAll(errors, 'en')).toEqual({ country: 'This shop does not send to France.' });
});

it('ADDRESS-6: labels use the country’s own terms', () => {
  const labels = (country: string, language = 'en') => {
    const { postalCode, region, city } = addressFields(country, language);
    return [postalCode?.label, region?.label, city?.label];
  };
  expect(labels('US')).toEqual(['ZIP code', 'State', null]);
  expect(labels('GB')).toEqual(['Postcode', undefined, 'Town or city']);
  expect(labels('JP')).toEqual([null, 'Prefecture', 'City or ward']);
  expect(labels('US', 'da')).toEqual(['ZIP-kode', 'Delstat', null]);
  expect(labels('IT', 'it')[1]).toBe('Provincia');
});

it('ADDRESS-7: an address is written as its country writes it, without empty lines', () => {
  const { address } = readAddress(typed, anywhere);
  expect(addressLines(address, 'en')).toEqual([
    'Ann Lee',
    '1 Main St',
    'Portland, OR 97204',
    'United States',
  ]);
  const german = { ...address, postalCode: '10115', city: 'Berlin', region: '', country: 'DE' };
  expect(addressLines(german, 'de')).toEqual(['Ann Lee', '1 Main St', '10115 Berlin', 'Deutschland']);
});

it('ADDRESS-8: missing and overlong fields are reported by field', () => {
  expect(errorsOf({ name: ' ', line1: '', city: '', phone: 'abc' })).toEqual({
    name: 'Enter a name.',
    line1: 'Enter a street and number.',
    city: 'Enter a city.',
    phone: 'Enter a phone number, such as +1 503 555 0100.',
  });
  expect(errorsOf({ line2: 'x'.repeat(201) })).toEqual({ line2: 'Must have at most 200 characters.' });
});
