import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cardFontFiles } from '../../fonts/card-fonts.ts';
import { openFonts } from './set-words.ts';
import { drawSocialCard, socialSize } from './social-card.ts';

const families = ['Fraunces Variable', 'Inter Variable'];
const fontFor = (text: string, weight = 420) => ({ files: cardFontFiles(text, families), weight });
const room = { size: 60, width: 1000, most: 4 };
const colors = { paper: '#fbf8f3', ink: '#211b17', accent: '#9a4527' };

const card = (title: string) =>
  drawSocialCard(
    {
      kind: 'words',
      title,
      note: 'Kiln',
      colors,
      fonts: { title: fontFor(title), note: fontFor('Kiln', 450) },
    },
    10_000_000,
  );

/** The rows of pixels with ink, in the part of the picture above the accent. */
async function inkedRows(picture: Uint8Array): Promise<number> {
  const { width } = socialSize;
  const room = await sharp(picture)
    .extract({ left: 0, top: 0, width, height: 470 })
    .greyscale()
    .raw()
    .toBuffer();
  return Array.from({ length: 470 }, (_, row) => room.subarray(row * width, (row + 1) * width)).filter(row =>
    row.some(grey => grey < 110),
  ).length;
}

describe('text set as a picture', () => {
  it('SEO-16: lines break between words, split only a word that is longer than a line, and end with an ellipsis', async () => {
    const title = 'Pots for the table you already have and for the one that you will buy some day';
    const setter = await openFonts(fontFor(title));
    const lines = setter.lines(title, room);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.every(line => !line.isBroken)).toBe(true);
    const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';
    const parted = (await openFonts(fontFor(word))).lines(word, room);
    expect(parted.map(line => line.isBroken)).toEqual([true, false]);
    const cut = setter.lines(`${title} `.repeat(10), { ...room, most: 2 });
    expect(cut).toHaveLength(2);
    expect(cut[1]?.isBroken).toBe(true);
    expect(setter.lines('  ', room)).toEqual([]);
  });

  it('SEO-14: paths use the website’s own fonts, in any script', async () => {
    for (const text of ['Čeština žluťoučká', 'Глина и огонь', 'Πηλός και φωτιά', 'Gốm sứ']) {
      const [line] = (await openFonts(fontFor(text))).lines(text, room);
      expect([text, line?.markup.includes('<text')]).toEqual([text, false]);
      expect(line?.markup.match(/<path/g)?.length).toBeGreaterThanOrEqual(text.replace(/\s/g, '').length - 2);
    }
    expect(fontFor('Kiln').files.every(file => file.includes(join('@fontsource-variable', '')))).toBe(true);
  });

  it('SEO-16: letters that no font has use a system font, and no text is treated as markup', async () => {
    const [line] = (await openFonts(fontFor('陶器 & <b>'))).lines('陶器 & <b>', room);
    expect(line?.markup).toContain('<text');
    expect(line?.markup).not.toContain('<b>');
    const chinese = '陶器'.repeat(60);
    expect((await openFonts(fontFor(chinese))).lines(chinese, room).length).toBe(4);
    await expect(card('<script>&陶')).resolves.toBeDefined();
  });

  it('SEO-16: a title of any length stays within its area', async () => {
    const rows: number[] = [];
    for (const title of ['Kiln', 'A pot '.repeat(8), 'A pot that holds '.repeat(17), 'W'.repeat(300)]) {
      const picture = await card(title);
      const { width, height, format } = await sharp(picture).metadata();
      expect([width, height, format]).toEqual([socialSize.width, socialSize.height, 'png']);
      rows.push(await inkedRows(picture));
    }
    expect(rows.every(count => count > 40 && count < 400)).toBe(true);
  });
});
