import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { declareErrors } from '@vitrine/core/errors/declare-errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { problemOfName } from './plain-name.ts';

/** Our own record types are numbered from here (docs/specification/records.md). */
const firstNumber = 1001;
const folder = 'packages/core/src/records';

const errors = declareErrors('newRecordType', {
  badName: {
    status: 400,
    message:
      '“{name}” cannot name a record type. Use at most 30 lowercase letters and digits with single hyphens between, such as “job-offer”.',
  },
  emptyName: {
    status: 400,
    message: '“{name}” says nothing about what the item is. Name the thing.',
  },
  taken: {
    status: 409,
    message: 'There is a record type “{name}” already. Choose another name, or change that record type.',
  },
});

export interface NewRecordType {
  readonly number: number;
  /** Relative to the root. */
  readonly file: string;
}

/**
 * Writes a record type with the next free number, which is found by its path; if refused, it writes
 * nothing (rule RECORD-8).
 */
export function newRecordType(name: string, { root }: { readonly root: string }): Result<NewRecordType> {
  const problem = problemOfName(name, 'record');
  if (problem !== null) return fail(problem === 'bad' ? errors.badName : errors.emptyName, { name });
  const file = `${folder}/${name}.record.ts`;
  if (existsSync(join(root, file))) return fail(errors.taken, { name });
  const number = nextNumber(join(root, folder));
  writeFileSync(join(root, file), template(name, number));
  return succeed({ number, file });
}

function nextNumber(records: string): number {
  const taken = readdirSync(records)
    .filter(file => file.endsWith('.record.ts'))
    .map(file => Number(/^ {2}number: (\d+),$/m.exec(readFileSync(join(records, file), 'utf8'))?.[1] ?? 0));
  return Math.max(firstNumber - 1, ...taken) + 1;
}

const template = (name: string, number: number) => `\
import { z } from 'zod';
import { defineRecord } from './record.ts';
import { text } from './record-fields.ts';

/** The data of this record type; each field has a default. */
export const record = defineRecord({
  name: '${name}',
  number: ${number},
  label: '${sentence(name)}',
  heldBy: ['blog'],
  data: z.object({
    summary: text(2000).meta({ label: 'Summary', control: 'textarea' }),
  }),
});

declare module './record.ts' {
  interface RecordKinds {
    ${name.includes('-') ? `'${name}'` : name}: typeof record;
  }
}
`;

function sentence(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
