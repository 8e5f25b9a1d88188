import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Sequence } from '@vitrine/core/importing/import-model.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import { CsvError, parse } from 'csv-parse/sync';
import type { Aside } from './aside.ts';
import { findEncoding, textOf } from './decode-text.ts';
import type { Advance, ImportLimits } from './import-reader.ts';
import type { ImportSource } from './import-source.ts';

export type Row = readonly string[];

export type Rows = Sequence<Row>;

export interface Table {
  readonly headers: Row;
  readonly rows: Rows;
  /** The last field was still open when the file ended; its row is left out. */
  readonly isCut: boolean;
}

const delimiters = [',', ';', '\t'] as const;

/** The mark that separates a header line best; quoted fields are skipped. */
export function delimiterOf(line: string): string {
  const bare = line.replace(/"(?:[^"]|"")*"/g, '');
  const counts = delimiters.map(mark => bare.split(mark).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

export interface TableReading {
  readonly limits: ImportLimits;
  readonly advance: Advance;
  /** Whether empty lines are rows, so that rows have the numbers a spreadsheet shows. */
  readonly keepsEmptyLines?: boolean;
}

/** Reads CSV in any of the usual encodings and delimiters, within the limits (rules IMPORT-3 and IMPORT-26). */
export function readTable(source: ImportSource, given: TableReading): Result<Table> {
  const { limits } = given;
  const rows = source.asides.list<Row>();
  const reading: Reading = { keepsEmptyLines: false, ...given, source, rows, headers: null, last: null };
  const tooLarge = (what: Phrase, limit: number) =>
    fail(importingErrors.tooLarge, { file: source.fileName, what, limit });
  try {
    const end = readRows(reading);
    const { headers, last } = reading;
    if (headers === null) return succeed({ headers: [], rows, isCut: end === 'cut' });
    // Exports fill every column; a short last row without a line end is where the file was cut.
    const isShort = end === 'open' && last !== null && last.length < headers.length;
    if (last !== null && !isShort) rows.push(last);
    if (rows.length > limits.items) return tooLarge(phrase('parts.rowCount'), limits.items);
    return succeed({ headers: headers.map(header => header.trim()), rows, isCut: end === 'cut' || isShort });
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE')
      return tooLarge(phrase('parts.oneRow'), limits.field);
    throw error;
  }
}

interface Reading extends Required<TableReading> {
  readonly source: ImportSource;
  readonly rows: Aside<Row>;
  headers: Row | null;
  /** The last row read; only the end of the file shows whether it is complete. */
  last: Row | null;
}

/** How the file ends: inside a field, inside a line, or after a line. */
type End = 'cut' | 'open' | 'whole';

/** Parses the text in pieces; each starts after the last complete row of the previous one. */
function readRows(reading: Reading): End {
  const { source, limits, advance, rows } = reading;
  let rest: Buffer = Buffer.alloc(0);
  let wanted = 0;
  let format: { delimiter: string; record_delimiter?: string } | null = null;
  let isEnded = false;
  let done = 0;
  const takeIn = (text: string) => {
    const bytes = Buffer.byteLength(text);
    const longer = Buffer.allocUnsafe(rest.length + bytes);
    rest.copy(longer);
    longer.write(text, rest.length);
    rest = longer;
  };
  const parseRest = (isLast: boolean): boolean => {
    const found: { readonly row: Row; readonly end: number }[] = [];
    let isWhole = true;
    try {
      parse(rest, {
        ...format,
        bom: true,
        relax_quotes: true,
        relax_column_count: true,
        skip_empty_lines: !reading.keepsEmptyLines,
        max_record_size: limits.field,
        on_record: (row: string[], { bytes }) => {
          found.push({ row, end: bytes });
          return null;
        },
      });
    } catch (error) {
      if (!(error instanceof CsvError) || error.code === 'CSV_MAX_RECORD_SIZE') throw error;
      isWhole = false;
    }
    // If more text follows, the last row may continue in it.
    const sure = isLast || !isWhole ? found : found.slice(0, -1);
    for (const { row } of sure) {
      if (reading.headers === null) reading.headers = row;
      else {
        if (reading.last !== null) rows.push(reading.last);
        reading.last = row;
      }
    }
    rest = rest.subarray(sure.at(-1)?.end ?? 0);
    return isWhole;
  };
  for (const text of textOf(source, findEncoding(source))) {
    if (text === '') continue;
    isEnded = /[\r\n]$/.test(text);
    takeIn(text);
    format ??= formatOf(text);
    done += text.length;
    advance(Math.min(done, source.size), source.size);
    // A row longer than a piece is not parsed again from its start with every piece.
    if (rest.length < wanted) continue;
    parseRest(false);
    wanted = rest.length * 2;
    if (rows.length > limits.items) return 'whole';
  }
  if (!parseRest(true)) return 'cut';
  return isEnded ? 'whole' : 'open';
}

/** The separators of fields and lines, detected from the first line, so that all pieces are parsed alike. */
function formatOf(text: string): { delimiter: string; record_delimiter?: string } {
  const line = headerLine(text);
  const [, mark] = /(\r\n|\n|\r)/.exec(text.slice(text.indexOf(line) + line.length)) ?? [];
  return { delimiter: delimiterOf(line), ...(mark === undefined ? {} : { record_delimiter: mark }) };
}

/** The first line, with the line breaks that quoted headers may contain. */
export function headerLine(text: string): string {
  return /^\uFEFF?\s*((?:"(?:[^"]|"")*"|[^"\r\n])*)/.exec(text.slice(0, 64_000))?.[1] ?? '';
}
