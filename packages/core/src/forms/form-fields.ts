import { z } from 'zod';
import { idSchema } from '../id/id.ts';
import { fieldCode } from '../messages/phrase.ts';
import type { AnswerValue } from './answer.ts';
import type { FieldKind } from './field-kind.ts';
import { checkboxField, likertField, radioField, selectField } from './fields/choice.field.ts';
import { dateField, timeField } from './fields/moment.field.ts';
import { currencyField, numberField } from './fields/number.field.ts';
import { addressField, nameField, phoneField } from './fields/person.field.ts';
import {
  emailField,
  hiddenField,
  sectionField,
  textareaField,
  textField,
  twitterField,
  websiteField,
} from './fields/text.field.ts';

/** Every kind of form field (rule FORM-1), in the order in which the studio offers them. */
export const fieldKinds = {
  text: textField,
  textarea: textareaField,
  email: emailField,
  number: numberField,
  website: websiteField,
  currency: currencyField,
  twitter: twitterField,
  date: dateField,
  time: timeField,
  name: nameField,
  address: addressField,
  phone: phoneField,
  radio: radioField,
  checkbox: checkboxField,
  select: selectField,
  likert: likertField,
  section: sectionField,
  hidden: hiddenField,
} as const;

export type FieldKindName = keyof typeof fieldKinds;
export const fieldKindNames = Object.keys(fieldKinds) as FieldKindName[];
/** Kinds whose answer nobody enters. */
const unasked: ReadonlySet<FieldKindName> = new Set(['section', 'hidden']);

const fieldOf = <Name extends FieldKindName>(kind: Name) =>
  z.strictObject({
    id: idSchema,
    kind: z.literal(kind),
    /** The question; the key of a hidden field. */
    label: z.string().trim().min(1, fieldCode('fieldLabel')).max(200),
    description: z.string().trim().max(1000).default(''),
    isRequired: z.boolean().default(false),
    ...(fieldKinds[kind].properties as (typeof fieldKinds)[Name]['properties']),
  });

/** A field of a form, with the editable properties of its kind (rule FORM-2). */
export const formFieldSchema = z.discriminatedUnion('kind', [
  fieldOf('text'),
  fieldOf('textarea'),
  fieldOf('email'),
  fieldOf('number'),
  fieldOf('website'),
  fieldOf('currency'),
  fieldOf('twitter'),
  fieldOf('date'),
  fieldOf('time'),
  fieldOf('name'),
  fieldOf('address'),
  fieldOf('phone'),
  fieldOf('radio'),
  fieldOf('checkbox'),
  fieldOf('select'),
  fieldOf('likert'),
  fieldOf('section'),
  fieldOf('hidden'),
]);
export type FormField = z.output<typeof formFieldSchema>;
export type FormFieldInput = z.input<typeof formFieldSchema>;

export const maxFields = 30;
export const formFieldsSchema = formFieldSchema
  .array()
  .max(maxFields)
  .refine(fields => new Set(fields.map(({ id }) => id)).size === fields.length, fieldCode('fieldIdTwice'));

type AnyKind = FieldKind<z.ZodRawShape, AnswerValue>;

export function kindOf(name: FieldKindName): AnyKind {
  return fieldKinds[name] as unknown as AnyKind;
}

/** Whether the buyer must answer it. */
export function isRequired({ kind, isRequired: wanted }: FormField): boolean {
  return wanted && !unasked.has(kind);
}
