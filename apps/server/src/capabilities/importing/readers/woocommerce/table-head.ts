import { parse } from 'csv-parse/sync';
import { delimiterOf, headerLine } from '../read-table.ts';

/** Whether a file begins with lines of fields: more than one column, and no markup. */
export function looksLikeTable(text: string): boolean {
  if (/^\s*[<{[%]/.test(text)) return false;
  return headersOf(text).length > 1;
}

export function headersOf(text: string): string[] {
  const line = headerLine(text);
  try {
    const [headers = []]: string[][] = parse(line, {
      delimiter: delimiterOf(line),
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
    });
    return headers.map(header => header.trim());
  } catch {
    return [];
  }
}
