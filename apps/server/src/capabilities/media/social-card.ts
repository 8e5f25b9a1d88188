import sharp from 'sharp';
import { type CardFont, openFonts, type SetLine, type Setter } from './set-words.ts';

/** The sharing picture of a page: its own picture, or its title in the website's fonts and colours. */
export type SocialCard =
  | {
      readonly kind: 'picture';
      readonly bytes: Uint8Array;
      /** The focal point, as fractions of width and height. */
      readonly focalPoint: { readonly x: number; readonly y: number };
    }
  | {
      readonly kind: 'words';
      readonly title: string;
      /** Below it: the website's name, or its tagline. */
      readonly note: string;
      readonly colors: { readonly paper: string; readonly ink: string; readonly accent: string };
      readonly fonts: { readonly title: CardFont; readonly note: CardFont };
    };

/** The size that networks show without cropping, in px. */
export const socialSize = { width: 1200, height: 630 } as const;

const margin = 84;
const titleRoom = { width: socialSize.width - 2 * margin, height: 330 };
const titleSizes = [104, 92, 80, 70, 62, 54, 48, 42] as const;
/** The maximum for words that must be split. */
const partedSize = 62;
const lineHeight = 1.14;
const noteSize = 34;

/** JPEG for a picture, PNG for text (rules SEO-14, SEO-15). */
export async function drawSocialCard(card: SocialCard, maxPixels: number): Promise<Uint8Array> {
  if (card.kind === 'picture') return cropPicture(card, maxPixels);
  const { title, note, colors, fonts } = card;
  const setTitle = await openFonts(fonts.title);
  const setNote = await openFonts(fonts.note);
  const { lines, size } = fitTitle(setTitle, title);
  const first = margin + size * 0.86;
  const { width, height } = socialSize;
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.paper}"/>`,
    ...lines.map((line, at) => drawn(line, { y: first + at * size * lineHeight, size, ink: colors.ink })),
    `<rect x="${margin}" y="${height - margin - 62}" width="96" height="7" fill="${colors.accent}"/>`,
    ...setNote
      .lines(note, { size: noteSize, width: titleRoom.width, most: 1 })
      .map(line => drawn(line, { y: height - margin, size: noteSize, ink: colors.ink })),
    '</svg>',
  ].join('');
  return sharp(Buffer.from(drawing), { limitInputPixels: maxPixels }).flatten().png({ effort: 7 }).toBuffer();
}

/** As large as it fits with whole words; otherwise with a broken word; otherwise it ends in an ellipsis. */
function fitTitle(setter: Setter, title: string): { lines: readonly SetLine[]; size: number } {
  const set = (size: number) => {
    const most = Math.floor(titleRoom.height / (size * lineHeight));
    const lines = setter.lines(title, { size, width: titleRoom.width, most: most + 1 });
    return { lines, size, fits: lines.length <= most, isWhole: lines.every(line => !line.isBroken), most };
  };
  const tried = titleSizes.map(set);
  const found =
    tried.find(({ fits, isWhole }) => fits && isWhole) ??
    tried.find(({ fits, size }) => fits && size <= partedSize);
  if (found) return found;
  const size = titleSizes.at(-1) ?? noteSize;
  const { most } = set(size);
  return { lines: setter.lines(title, { size, width: titleRoom.width, most }), size };
}

function drawn(line: SetLine, { y, size, ink }: { y: number; size: number; ink: string }): string {
  return `<g transform="translate(${margin} ${y.toFixed(1)})" fill="${ink}" font-size="${size}">${line.markup}</g>`;
}

async function cropPicture(
  { bytes, focalPoint }: Extract<SocialCard, { kind: 'picture' }>,
  maxPixels: number,
): Promise<Uint8Array> {
  const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const { width, height } = await open().metadata();
  const scale = Math.max(socialSize.width / width, socialSize.height / height);
  const room = { width: socialSize.width / scale, height: socialSize.height / scale };
  const from = (whole: number, part: number, focus: number) =>
    Math.floor(Math.min(Math.max(0, whole * focus - part / 2), whole - part));
  return open()
    .extract({
      left: from(width, room.width, focalPoint.x),
      top: from(height, room.height, focalPoint.y),
      width: Math.floor(room.width),
      height: Math.floor(room.height),
    })
    .resize(socialSize.width, socialSize.height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
