import type { z } from 'zod';
import { capabilities } from '../../../apps/server/src/capabilities.ts';

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly items?: readonly z.ZodType[];
  readonly valueType?: z.ZodType;
  readonly keyType?: z.ZodType;
  readonly left?: z.ZodType;
  readonly right?: z.ZodType;
  readonly in?: z.ZodType;
  readonly getter?: () => z.ZodType;
}

/** Every text schema in the input of a call, once, by its first occurrence. */
export function textsOfCalls(): Map<string, z.ZodType> {
  const found = new Map<string, z.ZodType>();
  const seen = new Set<z.ZodType>();
  const visit = (schema: z.ZodType | undefined, path: string) => {
    if (!schema || seen.has(schema)) return;
    seen.add(schema);
    const definition = schema.def as unknown as Definition;
    if (startsWithText(definition)) {
      found.set(path, schema);
      return;
    }
    for (const [name, field] of Object.entries(definition.shape ?? {})) visit(field, `${path}.${name}`);
    for (const inner of [...(definition.options ?? []), ...(definition.items ?? [])]) visit(inner, path);
    const { element, innerType, valueType, keyType, left, right, getter } = definition;
    for (const inner of [element, innerType, valueType, keyType, left, right, definition.in, getter?.()])
      visit(inner, path);
  };
  for (const { call } of capabilities.flatMap(capability => capability.calls ?? [])) {
    visit(call.params, `${call.name} params`);
    visit(call.query, `${call.name} query`);
    visit(call.body, `${call.name} body`);
  }
  return found;
}

/** A text, or a schema derived from one; coerced numbers accept texts too. */
function startsWithText({ type, in: before }: Definition): boolean {
  if (type === 'string') return true;
  return type === 'pipe' && before !== undefined && startsWithText(before.def as unknown as Definition);
}
