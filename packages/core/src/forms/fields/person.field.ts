import { z } from 'zod';
import { addressLines, emptyAddress } from '../../addresses/address.ts';
import { countryCodes, countryName } from '../../addresses/countries.ts';
import { readAddress } from '../../addresses/read-address.ts';
import { phrase } from '../../messages/phrase.ts';
import { partsOf, textOf } from '../answer.ts';
import { type Control, defineField, found, refused } from '../field-kind.ts';

const most = 200;
const tidied = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** First and last name. */
export const nameField = defineField({
  properties: {},
  controls: (_, { words }): Control[] => [
    { part: 'first', label: words.first, input: 'text', maxLength: most, autoComplete: 'given-name' },
    { part: 'last', label: words.last, input: 'text', maxLength: most, autoComplete: 'family-name' },
  ],
  read: entered => {
    const parts = partsOf(entered);
    const [first, last] = [tidied(parts.first), tidied(parts.last)];
    if (Math.max(first.length, last.length) > most) return refused(phrase('fields.tooLong', { most }));
    return found(first === '' && last === '' ? null : { first, last });
  },
  inWords: ({ first, last }) => tidied(`${first} ${last}`),
});

/** The number as it is dialled within North America. */
const northAmerican = /^([2-9]\d\d)([2-9]\d\d)(\d{4})$/;

/**
 * A phone number, entered as a whole. One of North America is stored as area code, prefix and line; any other as
 * its line (rule FORM-8).
 */
export const phoneField = defineField({
  properties: { showCountryCode: z.boolean().default(false) },
  controls: ({ showCountryCode }, { words }): Control[] => [
    ...(showCountryCode
      ? [
          {
            part: 'country',
            label: words.countryCode,
            input: 'tel',
            maxLength: 5,
            placeholder: '+1',
            autoComplete: 'tel-country-code',
          } as const,
        ]
      : []),
    {
      part: 'line',
      label: words.number,
      input: 'tel',
      maxLength: 40,
      autoComplete: showCountryCode ? 'tel-national' : 'tel',
    },
  ],
  read: (entered, { showCountryCode }, { language }) => {
    const parts = partsOf(entered);
    const whole =
      tidied([parts.areacode, parts.prefix, parts.line].filter(Boolean).join(' ')) || textOf(entered);
    const country = showCountryCode ? tidied(parts.country).replace(/^(?=\d)/, '+') : '';
    if (whole === '') return found(null);
    if (!/^[+\d][\d\s().\-/]{4,39}$/.test(whole.replace(/^\(/, '')) || !/^(?:\+\d{1,4})?$/.test(country))
      return refused(phrase('addresses.phoneForm'));
    const isNorthAmerican = country === '+1' || whole.startsWith('+1') || /^en(?:-US|-CA)?$/.test(language);
    const digits = whole.replace(/^\+1/, '').replace(/\D/g, '');
    const [, areacode, prefix, line] = (isNorthAmerican && northAmerican.exec(digits)) || [];
    if (areacode === undefined || prefix === undefined || line === undefined)
      return found({ country, areacode: '', prefix: '', line: whole });
    return found({ country: whole.startsWith('+1') ? '+1' : country, areacode, prefix, line });
  },
  inWords: ({ country = '', areacode = '', prefix = '', line = '' }) =>
    [country, areacode === '' ? line : `(${areacode}) ${prefix}-${line}`].filter(Boolean).join(' '),
});

/** A postal address, checked by the rules of its country. */
export const addressField = defineField({
  properties: {},
  controls: (_, { words, language }): Control[] => {
    const line = (part: string, label: string, autoComplete: string): Control => ({
      part,
      label,
      autoComplete,
      input: 'text',
      maxLength: most,
    });
    return [
      line('line1', words.line1, 'address-line1'),
      { ...line('line2', words.line2, 'address-line2'), isOptional: true },
      line('city', words.city, 'address-level2'),
      { ...line('state', words.state, 'address-level1'), isOptional: true },
      { ...line('zip', words.zip, 'postal-code'), isOptional: true },
      {
        part: 'country',
        label: words.country,
        input: 'select',
        autoComplete: 'country',
        choices: countriesIn(language),
      },
    ];
  },
  read: (entered, _, { language }) => {
    const parts = partsOf(entered);
    const { line1 = '', line2 = '', city = '', state = '', zip = '', country = '' } = parts;
    // Browsers fill in the country by themselves; alone, it is no address.
    if ([line1, line2, city, state, zip].every(part => part.trim() === '')) return found(null);
    const typed = { name: '-', line1, line2, city, region: state, postalCode: zip, country };
    const { address, errors } = readAddress(typed, { countries: countryCodes, language });
    const [problem] = Object.values(errors);
    if (problem) return refused(problem);
    return found({
      line1: address.line1,
      line2: address.line2,
      city: address.city,
      state: address.region,
      zip: address.postalCode,
      country: address.country,
    });
  },
  inWords: ({ line1 = '', line2 = '', city = '', state = '', zip = '', country = '' }, { language }) =>
    addressLines(
      { ...emptyAddress, line1, line2, city, region: state, postalCode: zip, country },
      language,
    ).join(', '),
});

function countriesIn(language: string) {
  return countryCodes
    .map(value => ({ value, label: countryName(value, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
