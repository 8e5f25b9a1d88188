import type { z } from 'zod';
import type { CollectionTypeName } from '../collections/collection-types.ts';

/**
 * Every record type with its description. It grows by declaration: the file of a record type adds
 * itself, and nothing else needs to be changed (rule RECORD-1).
 */
// biome-ignore lint/suspicious/noEmptyInterface: the files beside this one fill it.
export interface RecordKinds {}

/** A named, append-only step of stored data; the version of an item's data counts the steps taken. */
export interface RecordMigration {
  readonly name: string;
  readonly migrate: (data: Record<string, unknown>) => Record<string, unknown>;
}

/** The data of one kind of item, in addition to the common fields; found by the ending `.record.ts`. */
export interface RecordDefinition<
  Name extends string = string,
  Num extends number = number,
  Data extends z.ZodObject = z.ZodObject,
> {
  /** The file's name. */
  readonly name: Name;
  /** Permanent, unique, never reused (docs/specification/records.md). */
  readonly number: Num;
  readonly label: string;
  /** The types of collections it may be added to; a generic one accepts all. */
  readonly heldBy: readonly CollectionTypeName[];
  /** Each field has a default; one with a label in its `.meta()` has a control in the studio. */
  readonly data: Data;
  readonly migrations?: readonly RecordMigration[];
}

export function defineRecord<const Name extends string, const Num extends number, Data extends z.ZodObject>(
  definition: RecordDefinition<Name, Num, Data>,
): RecordDefinition<Name, Num, Data> {
  return definition;
}

export type RecordName = keyof RecordKinds;
export type RecordType = RecordKinds[RecordName]['number'];

/** The record type of an item with its data. */
export type ItemRecord = {
  [Name in RecordName]: {
    readonly recordType: RecordKinds[Name]['number'];
    readonly data: z.output<RecordKinds[Name]['data']>;
  };
}[RecordName];
