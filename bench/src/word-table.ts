import type { Figure } from './figure.ts';

const heads = ['', 'value', 'unit', 'reference', 'ratio', 'aim', ''] as const;
const isText = [true, false, true, false, false, false, true];

/** The figures as lines of text, one group below another (rule BENCH-4). */
export function wordTable(figures: readonly Figure[]): string {
  const rows = figures.map(figure => [
    `${figure.group}: ${figure.name}`,
    wordNumber(figure.value),
    figure.unit,
    figure.reference === null ? '' : wordNumber(figure.reference),
    figure.ratio === null ? '' : figure.ratio.toFixed(2),
    figure.aim,
    figure.met === null ? '' : figure.met ? 'met' : 'NOT MET',
  ]);
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map(row => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (isText[at] ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(heads), ...rows.map(line)].join('\n');
}

/** How many targets are met, and by name those that are not. */
export function wordAims(figures: readonly Figure[]): string {
  const judged = figures.filter(({ met }) => met !== null);
  const missed = judged.filter(({ met }) => met === false);
  const said = `${judged.length - missed.length} of ${judged.length} aims are met.`;
  if (missed.length === 0) return said;
  return [said, 'Not met:', ...missed.map(({ group, name, aim }) => `  ${group}: ${name}, ${aim}`)].join(
    '\n',
  );
}

/** Three significant digits. */
function wordNumber(value: number): string {
  if (Number.isNaN(value)) return '–';
  if (Math.abs(value) >= 100 || value === 0) return String(Math.round(value));
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}
