import { taxSettingsSchema } from '@vitrine/core/tax/tax-settings.ts';
import { expect, it } from 'vitest';
import { draftOfTax, newRate, readTax } from './tax-draft.ts';

const tax = taxSettingsSchema.parse({
  isIncluded: false,
  classes: [{ id: 'books', name: 'Books' }],
  shipping: { like: 'goods' },
  eu: { home: 'DE' },
  rules: [
    { country: 'FR', rates: { standard: [{ rate: 20_000 }], books: [] } },
    {
      country: 'CA',
      region: 'QC',
      rates: {
        standard: [
          { name: 'GST', rate: 5000 },
          { name: 'QST', rate: 9975 },
        ],
      },
    },
    { country: 'US', postalCodes: '97204, 100*', rates: { standard: [{ rate: 0 }] } },
  ],
});

it('STUDIO-13: tax rates are typed as percentages by place and class, and are shown again as they were typed', () => {
  const draft = draftOfTax(tax);
  expect(
    draft.rates.map(({ country, region, taxClass, name, percent }) => [
      country,
      region,
      taxClass,
      name,
      percent,
    ]),
  ).toEqual([
    ['FR', '', 'standard', '', '20'],
    ['FR', '', 'books', '', '0'],
    ['CA', 'QC', 'standard', 'GST', '5'],
    ['CA', 'QC', 'standard', 'QST', '9.975'],
    ['US', '', 'standard', '', '0'],
  ]);
  const read = readTax(draft);
  expect(read.ok && readTax(draftOfTax(read.tax))).toEqual(read);
  const rules = tax.rules.map(rule =>
    rule.country === 'FR' ? { ...rule, rates: { ...rule.rates, books: [{ name: '', rate: 0 }] } } : rule,
  );
  expect(read).toEqual({ ok: true, tax: { ...tax, rules } });
  for (const shipping of [null, { like: 'class' as const, taxClass: 'books' }]) {
    const again = readTax(draftOfTax({ ...tax, shipping }));
    expect(again.ok && again.tax.shipping).toEqual(shipping);
  }
});

it('STUDIO-13: unreadable tax rates are reported by their field', () => {
  const rates = [
    { ...newRate('DE'), key: 'a', percent: 'x' },
    { ...newRate('DE'), key: 'b', percent: '100,1' },
    { ...newRate('DE'), key: 'c', percent: '7', postalCodes: '1**' },
  ];
  expect(readTax({ ...draftOfTax(tax), rates, classes: [{ id: 'own', name: ' ' }] })).toEqual({
    ok: false,
    problems: {
      'a.percent': 'Enter a number.',
      'b.percent': 'Must be at most 100 %.',
      'c.postalCodes': 'Enter postal codes such as 97204, 97* or 1000-1999, separated by commas.',
      'own.name': 'Enter a name.',
    },
  });
});
