import type { Paper, PaperTable, PaperTask } from './paper.ts';
import { margin, Sheet } from './sheet.ts';
import { TextSetter } from './text-setter.ts';

/** One PDF of all papers, each on pages of its own; its text can be read aloud, searched and copied (rule DOCUMENT-5). */
export async function drawPapers({ papers, title, at, fonts }: PaperTask): Promise<Uint8Array> {
  const setter = await TextSetter.open(fonts);
  const sheet = new Sheet(setter, { title, at, language: papers[0]?.language ?? 'en' });
  for (const paper of papers) {
    sheet.begin(paper.isLetter ? 'LETTER' : 'A4');
    drawHead(sheet, paper);
    drawTable(sheet, paper.items);
    drawSums(sheet, paper);
    if (paper.taxes !== null) {
      sheet.y += 14;
      drawTable(sheet, paper.taxes, 8.5);
    }
    drawNotes(sheet, paper);
    sheet.foot(paper.footer, paper.pageLabel);
  }
  return sheet.bytes();
}

function drawHead(sheet: Sheet, { mark, seller, recipient, heading, facts }: Paper): void {
  const half = sheet.width / 2 - 12;
  const right = margin + sheet.width / 2 + 12;
  if (mark !== '') sheet.y += sheet.text('P', mark, full(sheet), { weight: 'strong' }) + 6;
  const top = sheet.y;
  const [name = '', ...address] = seller;
  let y = top;
  y += sheet.text('P', name, { x: right, width: half, y }, { size: 11, weight: 'strong' });
  for (const line of address)
    y += sheet.text('P', line, { x: right, width: half, y }, { size: 8.5, isMuted: true });
  let left = top + 46;
  left +=
    sheet.text('P', recipient.label, { x: margin, width: half, y: left }, { size: 8, isMuted: true }) + 2;
  for (const line of recipient.lines) left += sheet.text('P', line, { x: margin, width: half, y: left });
  sheet.y = Math.max(y, left) + 34;
  sheet.y += sheet.text('H1', heading, full(sheet), { size: 17, weight: 'strong' }) + 8;
  const labels = Math.max(...facts.map(([label]) => sheet.setter.width(label, 9, 'plain')), 0) + 18;
  for (const [label, value] of facts) {
    sheet.text('P', label, { x: margin, width: labels, y: sheet.y }, { size: 9, isMuted: true });
    sheet.y += sheet.text(
      'P',
      value,
      { x: margin + labels, width: sheet.width - labels, y: sheet.y },
      { size: 9 },
    );
  }
  sheet.y += 18;
}

function drawTable(sheet: Sheet, { columns, rows }: PaperTable, size = 9.5): void {
  const gap = 10;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (share / shares) * (sheet.width - gap * (columns.length - 1)));
  const boxes = widths.map((width, at) => ({
    x: margin + widths.slice(0, at).reduce((sum, before) => sum + before + gap, 0),
    width,
  }));
  sheet.within('Table', table => {
    const drawHeader = () => {
      const { y } = sheet;
      let height = 0;
      sheet.within(
        'TR',
        row => {
          for (const [at, { label, isNumber }] of columns.entries()) {
            const box = boxes[at];
            const look = { size: 8, isRight: isNumber, isMuted: true };
            if (box) height = Math.max(height, sheet.text('TH', label, { ...box, y }, look, row));
          }
        },
        table,
      );
      sheet.y += height + 4;
      sheet.line(sheet.y, true);
      sheet.y += 6;
    };
    drawHeader();
    for (const cells of rows) {
      const height = Math.max(
        ...cells.map((lines, at) =>
          lines.reduce(
            (sum, line, place) =>
              sum + sheet.measure(line, boxes[at]?.width ?? 0, { size: place === 0 ? size : 8 }),
            0,
          ),
        ),
      );
      if (sheet.y + height > sheet.bottom) {
        sheet.turn();
        drawHeader();
      }
      const { y } = sheet;
      sheet.within(
        'TR',
        row => {
          for (const [at, lines] of cells.entries()) {
            const box = boxes[at];
            if (!box) continue;
            sheet.within(
              'TD',
              cell => {
                let top = y;
                for (const [place, line] of lines.entries()) {
                  const look = {
                    size: place === 0 ? size : 8,
                    isRight: columns[at]?.isNumber ?? false,
                    isMuted: place > 0,
                  };
                  top += sheet.text('P', line, { ...box, y: top }, look, cell);
                }
              },
              row,
            );
          }
        },
        table,
      );
      sheet.y += height + 5;
      sheet.line(sheet.y);
      sheet.y += 5;
    }
  });
}

function drawSums(sheet: Sheet, { sums }: Paper): void {
  if (sums.length === 0) return;
  const height = sums.length * 16 + 10;
  if (sheet.y + height > sheet.bottom) sheet.turn();
  sheet.y += 4;
  const width = sheet.width * 0.5;
  const x = margin + sheet.width - width;
  for (const { label, value, isTotal } of sums) {
    const look = isTotal ? { size: 11, weight: 'strong' as const } : {};
    if (isTotal) sheet.y += 3;
    const used = sheet.text('P', label, { x, width: width * 0.6, y: sheet.y }, look);
    const beside = { x: x + width * 0.6, width: width * 0.4, y: sheet.y };
    sheet.y += Math.max(used, sheet.text('P', value, beside, { ...look, isRight: true })) + 2;
  }
}

function drawNotes(sheet: Sheet, { notes }: Paper): void {
  sheet.y += 16;
  for (const note of notes) {
    const height = sheet.measure(note, sheet.width, { size: 9 });
    if (sheet.y + height > sheet.bottom) sheet.turn();
    sheet.y += sheet.text('P', note, full(sheet), { size: 9 }) + 5;
  }
}

function full(sheet: Sheet) {
  return { x: margin, width: sheet.width, y: sheet.y };
}
