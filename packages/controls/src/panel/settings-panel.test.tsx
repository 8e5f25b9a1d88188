import '@vitrine/core/blocks/control-hints.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { SettingsPanel } from './settings-panel.tsx';

const schema = z.object({
  title: z.string().max(5).default('').meta({ label: 'Title' }),
  words: z.string().default('').meta({ label: 'Words', control: 'textarea', help: 'In short.' }),
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
  count: z.number().min(2).default(4).meta({ label: 'Count' }),
  radius: z
    .union([z.literal(0), z.literal(4)])
    .default(4)
    .meta({ label: 'Radius' }),
  secret: z.string().default('words without a label'),
});

/** The markup of each field of the panel, in their order. */
const fieldsOf = (value: object) =>
  renderToStaticMarkup(
    <SettingsPanel schema={schema} value={{ ...schema.parse({}), ...value }} onChange={() => {}} />,
  )
    .split(/<div class="_field_/)
    .slice(1);
const textOf = (markup: string) =>
  markup
    .replace(/^[^>]*>/, '')
    .split(/<[^>]*>/)
    .filter(text => text !== '');

it('PANEL-1, PANEL-2: a panel shows the fields with a label in their order, each with its control, help, unit and choices', () => {
  const fields = fieldsOf({});
  expect(fields.map(textOf)).toEqual([
    ['Title'],
    ['Words', 'In short.'],
    ['Wide'],
    ['Shape', 'Fill the area', 'Round'],
    ['Columns', '3 px'],
    ['Veil', '0.3'],
    ['Count'],
    ['Radius', '0', '4'],
  ]);
  const controls = [
    '<input type="text" maxLength="5"',
    '<textarea',
    'role="switch"',
    'role="radiogroup"',
    'type="range"',
    'type="range"',
    'inputMode="decimal"',
    'role="radiogroup"',
  ];
  for (const [at, control] of controls.entries()) expect(fields[at]).toContain(control);
});

it('PANEL-3: bounds and steps of a slider are those of the schema', () => {
  const [, , , , columns, veil] = fieldsOf({});
  expect(columns).toContain('min="1" max="6" step="1"');
  expect(veil).toContain('min="0" max="1" step="0.05"');
});

it('PANEL-4: what the schema refuses is said beside its field, and beside no other', () => {
  const [title, ...others] = fieldsOf({ title: 'Too much' });
  expect(textOf(title ?? '')).toEqual(['Title', 'Must have at most 5 characters.']);
  expect(title).toContain('aria-invalid="true"');
  expect(others).toEqual(fieldsOf({}).slice(1));
});
