import { newId } from '@vitrine/core/id/id.ts';
import { z } from 'zod';

export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly format?: string;
  readonly pattern?: string;
}

/** The smallest value a contract accepts, based on its JSON Schema: only required fields. */
export function sampleOf(schema: z.ZodType): unknown {
  return sampleOfJson(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema,
  );
}

/** Names of the fields of an object’s contract, including optional ones. */
export function fieldsOf(schema: z.ZodType): string[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return Object.keys(json.properties ?? {});
}

export function sampleOfJson(json: JsonSchema): unknown {
  if (json.const !== undefined) return json.const;
  if (json.default !== undefined) return json.default;
  if (json.enum) return json.enum[0];
  const [first] = json.anyOf ?? json.oneOf ?? [];
  if (first) return sampleOfJson(first);
  if (json.allOf) return Object.assign({}, ...json.allOf.map(sampleOfJson));
  switch (json.type) {
    case 'object':
      return Object.fromEntries(
        (json.required ?? []).map(name => [name, sampleOfJson(json.properties?.[name] ?? {})]),
      );
    case 'array':
      if (json.prefixItems) return json.prefixItems.map(sampleOfJson);
      return Array.from({ length: json.minItems ?? 0 }, () => sampleOfJson(json.items ?? {}));
    case 'integer':
    case 'number':
      return json.exclusiveMinimum !== undefined ? json.exclusiveMinimum + 1 : Math.max(1, json.minimum ?? 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return sampleText(json);
  }
}

function sampleText({ format, pattern, minLength = 1 }: JsonSchema): string {
  if (format === 'email') return 'sample@example.com';
  if (format === 'uri') return 'https://example.com/';
  if (format === 'date-time') return '2026-03-02T10:00:00.000Z';
  if (format === 'date') return '2026-03-02';
  if (pattern?.includes('{24}')) return newId();
  return 'sample'.repeat(Math.ceil(minLength / 6));
}
