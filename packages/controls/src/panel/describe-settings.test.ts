import '@vitrine/core/blocks/control-hints.ts';
import { idSchema } from '@vitrine/core/id/id.ts';
import { linkSchema } from '@vitrine/core/links/link.ts';
import { sectionSettingsSchema } from '@vitrine/core/page/page-document.ts';
import { describeSettings, problemsOf } from '@vitrine/core/panel/describe-settings.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';

const schema = z.object({
  title: z.string().max(5).default('').meta({ label: 'Title' }),
  words: z.string().default('').meta({ label: 'Words', control: 'textarea', help: 'In short.' }),
  asset: idSchema.nullable().default(null).meta({ label: 'Image', control: 'image' }),
  link: z
    .union([z.literal(''), linkSchema])
    .default('')
    .meta({ label: 'Link', control: 'link' }),
  isWide: z.boolean().default(false).meta({ label: 'Wide' }),
  shape: z
    .enum(['fill', 'round'])
    .default('fill')
    .meta({ label: 'Shape', choices: { fill: 'Fill the area' } }),
  columns: z
    .number()
    .int()
    .min(1)
    .max(6)
    .default(3)
    .meta({ label: 'Columns', control: 'slider', unit: 'px' }),
  veil: z.number().min(0).max(1).default(0.3).meta({ label: 'Veil', control: 'slider' }),
  radius: z
    .union([z.literal(0), z.literal(4)])
    .default(4)
    .meta({ label: 'Radius' }),
  inner: z.string().meta({ label: 'Inner', control: 'code' }).default(''),
  secret: z.string().default(''),
});

it('PANEL-1: fields are in the order of the schema, with the named control or one that fits their type', () => {
  expect(describeSettings(schema).map(({ name, control }) => `${name}: ${control}`)).toEqual([
    'title: text',
    'words: textarea',
    'asset: image',
    'link: link',
    'isWide: switch',
    'shape: choice',
    'columns: slider',
    'veil: slider',
    'radius: choice',
    'inner: code',
  ]);
});

it('PANEL-2: labels, help, units and the names of choices are from the hints; a value without a name is shown as it is', () => {
  const field = (name: string) => describeSettings(schema).find(one => one.name === name);
  expect(field('words')).toMatchObject({ label: 'Words', help: 'In short.', isMultiline: true });
  expect(field('shape')?.choices).toEqual([
    { value: 'fill', label: 'Fill the area' },
    { value: 'round', label: 'Round' },
  ]);
  expect(field('radius')?.choices.map(({ value }) => value)).toEqual(['0', '4']);
  expect(field('columns')).toMatchObject({ unit: 'px' });
  expect(field('secret')).toBe(undefined);
});

it('PANEL-3: bounds and steps are from the hints, otherwise from the schema', () => {
  const bounds = (name: string) => {
    const found = describeSettings(schema).find(one => one.name === name);
    return [found?.min, found?.max, found?.step];
  };
  expect(bounds('columns')).toEqual([1, 6, 1]);
  expect(bounds('veil')).toEqual([0, 1, 0.05]);
  expect(describeSettings(sectionSettingsSchema).find(one => one.name === 'padding')).toMatchObject({
    min: 0,
    max: 6,
    step: 1,
  });
  expect(describeSettings(z.string())).toEqual([]);
});

it('PANEL-11: a text field accepts at most as many characters as its schema, so that no typed text is refused', () => {
  const lengths = describeSettings(schema).map(({ name, maxLength }) => [name, maxLength]);
  expect(lengths.filter(([, length]) => length !== undefined)).toEqual([['title', 5]]);
});

it('PANEL-4: values that the schema refuses are reported next to their field, with the first problem of each', () => {
  expect(problemsOf(schema, { title: 'Too much', link: 'javascript:x' })).toMatchObject({
    title: { code: 'fields.tooLong', values: { most: 5 } },
  });
  expect(Object.keys(problemsOf(schema, { title: 'Too much', link: 'javascript:x' }))).toEqual([
    'title',
    'link',
  ]);
  expect(problemsOf(schema, { title: 'Fine' })).toEqual({});
});
