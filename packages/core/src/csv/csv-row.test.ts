import { expect, it } from 'vitest';
import { csvRow, textOfCell } from './csv-row.ts';

it('CSV-1: commas, quotes, line breaks and outer spaces are quoted', () => {
  expect(csvRow(['plain', 'a,b', 'say "hi"', 'two\nlines', ' out ', '', null, -12])).toBe(
    'plain,"a,b","say ""hi""","two\nlines"," out ",,,-12\r\n',
  );
});

it.each(['=1+1', '+49 30', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
  'CSV-1: %j is never run as a formula',
  text => {
    expect(csvRow([text]).replaceAll('"', '').startsWith("'")).toBe(true);
  },
);

it.each(['=1+1', "'=1", "''@x", "'tis", '-', 'plain', "'"])('CSV-2: %j is read as it was written', text => {
  expect(textOfCell(csvRow([text]).replace(/\r\n$/, ''))).toBe(text);
});
