import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { ImportSource } from '@vitrine/core/importing/import-model.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { decodeText } from './decode-text.ts';
import type { ImportLimits } from './import-reader.ts';

export interface Table {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The last field was still open when the file ended; its row is left out. */
  readonly isCut: boolean;
}

const delimiters = [',', ';', '\t'] as const;

/** The mark that parts a header line best; quoted fields are looked over. */
export function delimiterOf(line: string): string {
  const bare = line.replace(/"(?:[^"]|"")*"/g, '');
  const counts = delimiters.map(mark => bare.split(mark).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Reads CSV in any of the usual encodings and delimiters, within the limits (rules IMPORT-3 and IMPORT-26). */
export function readTable(source: ImportSource, limits: ImportLimits): Result<Table> {
  const text = decodeText(source.bytes).text;
  const delimiter = delimiterOf(headerLine(text));
  const rows: string[][] = [];
  let isCut = false;
  const tooLarge = (what: Phrase, limit: number) =>
    fail(importingErrors.tooLarge, { file: source.fileName, what, limit });
  try {
    const parsed: string[][] = parse(text, {
      delimiter,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: limits.field,
      to: limits.items + 2,
      on_record: (record: string[]) => {
        rows.push(record);
        return null;
      },
    });
    rows.push(...parsed);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_MAX_RECORD_SIZE') return tooLarge(phrase('parts.oneRow'), limits.field);
    isCut = true;
  }
  const [headers = [], ...rest] = rows;
  // Exports fill every column; a short last row without a line end is where the file was cut.
  if (!isCut && (rest.at(-1)?.length ?? headers.length) < headers.length && !/[\r\n]$/.test(text)) {
    isCut = true;
    rest.pop();
  }
  if (rest.length > limits.items) return tooLarge(phrase('parts.rowCount'), limits.items);
  return succeed({ headers: headers.map(header => header.trim()), rows: rest, isCut });
}

/** The first line, with the line breaks that quoted headers may hold. */
export function headerLine(text: string): string {
  return /^\uFEFF?\s*((?:"(?:[^"]|"")*"|[^"\r\n])*)/.exec(text.slice(0, 64_000))?.[1] ?? '';
}
