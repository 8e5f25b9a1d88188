import { z } from 'zod';

/** Data in which each field differs from its default, derived from the schema: new fields are included. */
export function filledRecord(schema: z.ZodObject): Record<string, unknown> {
  const filled = Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, filledField(field as z.ZodType)]),
  );
  return schema.strict().parse(filled);
}

function filledField(field: z.ZodType): unknown {
  if (
    field instanceof z.ZodDefault ||
    field instanceof z.ZodPrefault ||
    field instanceof z.ZodNullable ||
    field instanceof z.ZodOptional
  )
    return filledField(field.unwrap() as z.ZodType);
  if (field instanceof z.ZodObject) return filledRecord(field);
  if (field instanceof z.ZodArray) return [filledField(field.element as z.ZodType)];
  if (field instanceof z.ZodBoolean) return true;
  if (field instanceof z.ZodNumber) return 3;
  const values = ['2026-05-01T18:00:00Z', '0'.repeat(24), '/there', 'DE', 'Europe/Berlin'];
  const found = values.find(value => field.safeParse(value).success);
  if (found === undefined) throw new Error('No value for this field is known here.');
  return found;
}
