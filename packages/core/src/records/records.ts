import { z } from 'zod';
import { type CollectionType, collectionTypeNames, itemTypeOf } from '../collections/collection-types.ts';
import { type FieldProblems, problemOfIssue } from '../errors/field-problems.ts';
import { fieldCode, fieldIssue, type Phrase, phrase } from '../messages/phrase.ts';
import type { ItemRecord, RecordDefinition, RecordType } from './record.ts';

type AnyRecord = RecordDefinition<string, RecordType>;

const found = import.meta.glob<AnyRecord>('./*.record.ts', { import: 'record', eager: true });

/** Every record type, by its number (rule RECORD-1). */
export const recordDefinitions: ReadonlyMap<number, AnyRecord> = new Map(
  Object.values(found)
    .toSorted((one, other) => one.number - other.number)
    .map(definition => [definition.number, definition]),
);

export const recordTypeSchema = z
  .union(allOf(definition => z.literal(definition.number)))
  .meta({ description: 'The record type of an item.' }) as unknown as z.ZodType<RecordType>;

/** An item's record type with its data, as in the answers of calls. */
export const itemRecordSchema = z.discriminatedUnion(
  'recordType',
  allOf(({ number, data }) => z.object({ recordType: z.literal(number), data })),
) as unknown as z.ZodType<ItemRecord>;

/** Data as received; the record type defines its fields. */
export const sentDataSchema = z.record(z.string().max(100), z.unknown());

/** The record types a collection of this type can contain, the default first (rule RECORD-2). */
export function recordsHeldBy(type: CollectionType): AnyRecord[] {
  const first = itemTypeOf(type);
  if (first === null) return [];
  const name = collectionTypeNames.get(type);
  return [...recordDefinitions.values()]
    .filter(({ heldBy }) => name === 'generic' || heldBy.some(one => one === name))
    .toSorted((one, other) => Number(other.name === first) - Number(one.name === first));
}

export interface StoredRecord {
  readonly recordType: number;
  readonly data: Readonly<Record<string, unknown>>;
  /** The number of migrations the data has passed. */
  readonly version: number;
}

export function recordVersion({ recordType }: Pick<StoredRecord, 'recordType'>): number {
  return recordDefinitions.get(recordType)?.migrations?.length ?? 0;
}

/**
 * Stored data in its current form: older data passes the missing steps, an invalid field gets its
 * default. Never throws (rule RECORD-5).
 */
export function readRecord({ recordType, data, version }: StoredRecord): ItemRecord {
  const definition = recordDefinitions.get(recordType);
  let now: Record<string, unknown> = { ...data };
  for (const { migrate } of definition?.migrations?.slice(version) ?? []) {
    try {
      now = migrate(structuredClone(now));
    } catch {
      break;
    }
  }
  return { recordType, data: definition ? fit(definition, now) : now } as ItemRecord;
}

/** Each problem under the path of its field, or the data with its defaults (rule RECORD-3). */
export function checkRecord({
  recordType,
  data,
}: Omit<StoredRecord, 'version'>): { data: Record<string, unknown> } | { problems: FieldProblems } {
  const definition = recordDefinitions.get(recordType);
  if (!definition) return { problems: { recordType: phrase('fields.recordType') } };
  const read = definition.data.strict().safeParse(data, { reportInput: true });
  if (read.success) return { data: read.data };
  const problems: Record<string, Phrase> = {};
  for (const issue of read.error.issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map(key => [key]) : [issue.path];
    for (const path of paths) problems[['data', ...path.map(String)].join('.')] ??= problemOfIssue(issue);
  }
  return { problems };
}

/** The data an archive may contain: readable data, including that of older releases (rule RECORD-6). */
export const storedRecordSchema = z
  .object({
    record_type: z.number().int(),
    data: sentDataSchema.default({}),
    data_version: z.number().int().min(0).default(0),
  })
  .superRefine(({ record_type: recordType, data, data_version: version }, { addIssue }) => {
    const known = recordVersion({ recordType });
    if (!recordDefinitions.has(recordType))
      addIssue({ code: 'custom', path: ['record_type'], message: fieldCode('recordType') });
    else if (version > known)
      addIssue({ code: 'custom', path: ['data_version'], message: fieldCode('newerRelease') });
    else if (version === known) {
      const checked = checkRecord({ recordType, data });
      for (const [path, problem] of 'problems' in checked ? Object.entries(checked.problems) : [])
        addIssue({ code: 'custom', path: path.split('.'), ...fieldIssue(problem) });
    }
  });

function fit({ data: schema }: RecordDefinition, data: Record<string, unknown>): Record<string, unknown> {
  const first = schema.safeParse(data);
  if (first.success) return first.data;
  const unread = first.error.issues.map(({ path }) => path[0]);
  const rest = Object.fromEntries(Object.entries(data).filter(([name]) => !unread.includes(name)));
  const second = schema.safeParse(rest);
  return second.success ? second.data : schema.parse({});
}

function allOf<T>(make: (definition: AnyRecord) => T): [T, T, ...T[]] {
  const [first, second, ...others] = [...recordDefinitions.values()].map(make);
  if (first === undefined || second === undefined) throw new Error('There are no record types.');
  return [first, second, ...others];
}
