import type { LabelTask, PaperLabel } from './label.ts';
import { Sheet } from './sheet.ts';
import { TextSetter } from './text-setter.ts';

/** Points of A6, a quarter of A4. */
const label = { width: 297.64, height: 420.94 };
const padding = 24;
const sizes = [18, 16, 14, 12, 10, 8];

/** One PDF of all labels: a page of A6 each, or four on each page of A4 (rule LABEL-2). */
export async function drawLabels({
  labels,
  format,
  language,
  title,
  at,
  fonts,
}: LabelTask): Promise<Uint8Array> {
  const sheet = new Sheet(await TextSetter.open(fonts), { title, language, at });
  const perPage = format === 'a4' ? 4 : 1;
  for (const [place, one] of labels.entries()) {
    const onPage = place % perPage;
    if (onPage === 0) {
      sheet.begin(format === 'a4' ? 'A4' : 'A6');
      if (perPage > 1) drawCuts(sheet);
    }
    drawLabel(sheet, one, { x: (onPage % 2) * label.width, y: Math.floor(onPage / 2) * label.height });
  }
  return sheet.bytes();
}

function drawLabel(
  sheet: Sheet,
  { mark, sender, recipient, facts }: PaperLabel,
  corner: { readonly x: number; readonly y: number },
): void {
  const x = corner.x + padding;
  const width = label.width - 2 * padding;
  const put = (text: string, y: number, look: Parameters<Sheet['text']>[3]) =>
    sheet.text('P', text, { x, width, y }, look);
  let y = corner.y + padding;
  if (mark !== '') y += put(mark, y, { size: 9, weight: 'strong' }) + 3;
  y += put(sender.label, y, { size: 7, isMuted: true });
  y += put(sender.lines.join(', '), y, { size: 8 }) + 8;
  drawRule(sheet, { x, y, width });
  y += 12;
  const bottom = corner.y + label.height - padding - facts.length * 14;
  y += put(recipient.label, y, { size: 8, isMuted: true }) + 3;
  const room = bottom - 16 - y;
  const heightAt = (size: number) =>
    recipient.lines.reduce((sum, line) => sum + sheet.measure(line, width, { size, weight: 'strong' }), 0);
  const size = sizes.find(one => heightAt(one) <= room) ?? 7;
  for (const [at, line] of recipient.lines.entries())
    y += put(line, y, { size, weight: at === 0 ? 'strong' : 'plain' });
  drawRule(sheet, { x, y: bottom - 8, width });
  for (const [at, fact] of facts.entries())
    put(fact, bottom + at * 14, { size: 10, weight: at === 0 ? 'strong' : 'plain' });
}

function drawRule(sheet: Sheet, { x, y, width }: { x: number; y: number; width: number }): void {
  sheet.stroke([x, y], [x + width, y]);
}

/** Where a sheet of four is cut. */
function drawCuts(sheet: Sheet): void {
  sheet.stroke([label.width, 0], [label.width, 2 * label.height], { isDashed: true });
  sheet.stroke([0, label.height], [2 * label.width, label.height], { isDashed: true });
}
