export type CsvValue = string | number | null;

/** For programs that would otherwise not read the file as UTF-8. */
export const csvBeginning = '\uFEFF';

/**
 * One row of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula begins with an apostrophe; numbers
 * stay numbers (rule CSV-1).
 */
export function csvRow(values: readonly CsvValue[]): string {
  return `${values.map(cellOf).join(',')}\r\n`;
}

/** The text that `csvRow` wrote: what begins with apostrophes and a formula has one more there. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

const formula = /^'*[=+\-@\t\r\n]/;

function cellOf(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
