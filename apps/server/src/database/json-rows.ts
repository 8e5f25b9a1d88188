/**
 * Rows for `json_populate_recordset`. A lone surrogate, at the end of a cut text for example, is replaced:
 * PostgreSQL refuses it in JSON.
 */
export function jsonRows(rows: readonly object[]): string {
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
}
