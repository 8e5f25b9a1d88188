/**
 * Rows for `json_populate_recordset`. Half a character, as a text that was cut may end with, is replaced: PostgreSQL
 * refuses it in JSON.
 */
export function jsonRows(rows: readonly object[]): string {
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
}
