import { z } from 'zod';
import { type ControlHint, type ControlName, controlNames } from '../blocks/control-hints.ts';
import { type FieldProblems, readFields } from '../errors/field-problems.ts';
import type { Phrase } from '../messages/phrase.ts';

/** One control of a generated panel, as plain JSON, so that the studio can draw a schema of the server. */
export const settingFieldSchema = z.object({
  name: z.string(),
  label: z.string(),
  help: z.string().optional(),
  unit: z.string().optional(),
  control: z.enum(controlNames),
  choices: z.object({ value: z.string(), label: z.string() }).array(),
  min: z.number().optional(),
  max: z.number().optional(),
  step: z.number(),
  isMultiline: z.boolean(),
  /** The maximum length of a text. */
  maxLength: z.number().optional(),
  isNullable: z.boolean(),
});
export type SettingField = z.infer<typeof settingFieldSchema>;

/**
 * The fields of a settings schema in its order, each with the control named in its `.meta()` or, by
 * default, that of its type; fields without a label are not shown (rules PANEL-1 to PANEL-3).
 */
export function describeSettings(settings: z.ZodType): SettingField[] {
  const schema = settings instanceof z.ZodPipe ? settings.out : settings;
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]): SettingField[] => {
    if (!(field instanceof z.ZodType)) return [];
    const hint = hintOf(field);
    if (hint.label === undefined) return [];
    const { inner, isNullable } = unwrap(field);
    if (inner instanceof z.ZodObject && hint.control === undefined) return [];
    const numbers = boundsOf(inner);
    const control = hint.control ?? controlFor(inner);
    const min = hint.min ?? numbers.min;
    const max = hint.max ?? numbers.max;
    return [
      {
        name,
        label: hint.label,
        help: hint.help,
        unit: hint.unit,
        control,
        choices: choicesOf(inner, hint.choices ?? {}),
        min,
        max,
        step: hint.step ?? stepFor(numbers.isWhole, min, max),
        isMultiline: hint.multiline ?? control === 'textarea',
        maxLength: inner instanceof z.ZodString ? (inner.maxLength ?? undefined) : undefined,
        isNullable,
      },
    ];
  });
}

/**
 * Fields of fields, such as those of an address, in their order; those without a label are not
 * shown (rule PANEL-2).
 */
export function describeGroups(schema: z.ZodObject): { name: string; label: string; schema: z.ZodObject }[] {
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    if (!(field instanceof z.ZodType)) return [];
    const { label, control } = hintOf(field);
    const { inner } = unwrap(field);
    const isGroup = inner instanceof z.ZodObject && control === undefined && label !== undefined;
    return isGroup ? [{ name, label, schema: inner }] : [];
  });
}

/** Field name → problem, for settings that the schema refuses; empty if they are valid (rule PANEL-4). */
export function problemsOf(schema: z.ZodType, value: unknown): FieldProblems {
  const read = readFields(schema, value);
  if (read.isRead) return {};
  const problems: Record<string, Phrase> = {};
  for (const [path, problem] of Object.entries(read.problems)) problems[path.split('.')[0] ?? ''] ??= problem;
  return problems;
}

/** The hint may be on the field or on the schema it wraps; the outermost one counts. */
function hintOf(field: z.ZodType): ControlHint {
  const own = field.meta() ?? {};
  if (own.label !== undefined) return own;
  const next = innerOf(field);
  return next === null ? own : { ...hintOf(next), ...own };
}

function unwrap(field: z.ZodType): { inner: z.ZodType; isNullable: boolean } {
  let inner = field;
  let isNullable = false;
  for (let next = innerOf(inner); next !== null; next = innerOf(inner)) {
    isNullable ||= inner instanceof z.ZodNullable;
    inner = next;
  }
  return { inner, isNullable };
}

function innerOf(field: z.ZodType): z.ZodType | null {
  if (
    field instanceof z.ZodDefault ||
    field instanceof z.ZodPrefault ||
    field instanceof z.ZodNullable ||
    field instanceof z.ZodOptional ||
    field instanceof z.ZodCatch
  ) {
    const inner = field.unwrap();
    return inner instanceof z.ZodType ? inner : null;
  }
  return null;
}

function controlFor(inner: z.ZodType): ControlName {
  if (inner instanceof z.ZodBoolean) return 'switch';
  if (inner instanceof z.ZodNumber) return 'number';
  if (inner instanceof z.ZodEnum || isLiteralUnion(inner)) return 'choice';
  return 'text';
}

function isLiteralUnion(inner: z.ZodType): boolean {
  return inner instanceof z.ZodUnion && inner.options.every(option => option instanceof z.ZodLiteral);
}

function choicesOf(inner: z.ZodType, names: Readonly<Record<string, string>>): SettingField['choices'] {
  const values =
    inner instanceof z.ZodEnum
      ? inner.options.map(String)
      : inner instanceof z.ZodUnion
        ? inner.options.flatMap(option =>
            option instanceof z.ZodLiteral ? [...option.values].map(String) : [],
          )
        : [];
  return values.map(value => ({ value, label: names[value] ?? sentence(value) }));
}

function boundsOf(inner: z.ZodType): { min?: number; max?: number; isWhole: boolean } {
  if (!(inner instanceof z.ZodNumber)) return { isWhole: false };
  const { minValue, maxValue } = inner;
  const isWhole = inner.isInt;
  return {
    isWhole,
    ...(minValue !== null && Number.isFinite(minValue) && Math.abs(minValue) < 1e15 ? { min: minValue } : {}),
    ...(maxValue !== null && Number.isFinite(maxValue) && Math.abs(maxValue) < 1e15 ? { max: maxValue } : {}),
  };
}

/** Integers use steps of one; a range of one or less uses twentieths. */
function stepFor(isWhole: boolean, min?: number, max?: number): number {
  if (isWhole) return 1;
  return min !== undefined && max !== undefined && max - min <= 1 ? 0.05 : 1;
}

function sentence(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}
