import type { Hex } from '@vitrine/core/site/color.ts';
import { type Box, isMeeting } from './geometry.ts';
import { boxOf, sectionElement } from './measure.ts';
import type { WordsOnPicture } from './words-contrast.ts';

/** The size in px to which a picture is reduced for sampling. */
const sampleWidth = 120;
/** Large text as defined by WCAG: 24 px, or 18.66 px in bold. */
const largeFrom = { plain: 24, bold: 18.66 } as const;

/** All text of a section over a picture, whether its own or that of another block (rule STUDIO-28). */
export function sampleWords(page: Document, sectionId: string): Map<string, WordsOnPicture[]> {
  const section = sectionElement(page, sectionId);
  const found = new Map<string, WordsOnPicture[]>();
  if (!section) return found;
  const behind = section.querySelector<HTMLImageElement>(':scope > .section-picture');
  const veil = section.querySelector(':scope > .section-veil');
  const veilColor = veil && behind ? hexOf(styleOf(veil).backgroundColor) : null;
  const blocks = [...section.querySelectorAll<HTMLElement>('[data-block-id]')];
  for (const block of blocks) {
    const others = blocks.filter(other => other !== block);
    const sampled = wordsIn(block).flatMap(({ element, box }): WordsOnPicture[] => {
      const ink = hexOf(styleOf(element).color);
      if (ink === null || hasOwnGround(element, section)) return [];
      const on = pictureBelow(box, { block, others }) ?? behind;
      const pixels = on ? pixelsBelow(on, box) : [];
      if (pixels.length === 0) return [];
      return [{ ink, isLarge: isLarge(element), pixels, veil: on === behind ? veilColor : null }];
    });
    if (sampled.length > 0) found.set(block.getAttribute('data-block-id') ?? '', sampled);
  }
  return found;
}

function wordsIn(block: HTMLElement): { element: Element; box: Box }[] {
  return [...block.querySelectorAll('*')].flatMap(element => {
    const text = [...element.childNodes].find(
      node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!text) return [];
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(element);
    const { left, top, width, height } = range.getBoundingClientRect();
    return width > 0 && height > 0 ? [{ element, box: { left, top, width, height } }] : [];
  });
}

/** The picture of a block that lies below this one, behind its text. */
function pictureBelow(
  box: Box,
  { block, others }: { block: HTMLElement; others: readonly HTMLElement[] },
): HTMLImageElement | null {
  const layer = (one: HTMLElement) => Number.parseInt(styleOf(one).zIndex, 10) || 0;
  const below = others.filter(other => layer(other) < layer(block));
  const pictures = below.flatMap(other => [...other.querySelectorAll('img')]);
  return pictures.findLast(picture => isMeeting(boxOf(picture), box)) ?? null;
}

function hasOwnGround(element: Element, section: Element): boolean {
  for (let at: Element | null = element; at && at !== section; at = at.parentElement) {
    const [, , , alpha = '1'] = styleOf(at).backgroundColor.match(/[\d.]+/g) ?? ['0', '0', '0', '0'];
    if (styleOf(at).backgroundColor !== 'transparent' && Number(alpha) > 0.9) return true;
  }
  return false;
}

function isLarge(element: Element): boolean {
  const { fontSize, fontWeight } = styleOf(element);
  return Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? largeFrom.bold : largeFrom.plain);
}

/** The colours of the picture behind a box, cropped as displayed; none until it has loaded. */
function pixelsBelow(picture: HTMLImageElement, box: Box): Hex[] {
  const room = boxOf(picture);
  const { naturalWidth, naturalHeight } = picture;
  if (!picture.complete || naturalWidth === 0 || room.width === 0 || room.height === 0) return [];
  const shrink = sampleWidth / room.width;
  const [width, height] = [sampleWidth, Math.max(1, Math.round(room.height * shrink))];
  const brush = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!brush) return [];
  const cover = Math.max(width / naturalWidth, height / naturalHeight);
  const [x = 50, y = 50] = styleOf(picture).objectPosition.split(' ').map(Number.parseFloat);
  const drawn = { width: naturalWidth * cover, height: naturalHeight * cover };
  brush.drawImage(
    picture,
    ((width - drawn.width) * x) / 100,
    ((height - drawn.height) * y) / 100,
    drawn.width,
    drawn.height,
  );
  const left = Math.max(0, Math.floor((box.left - room.left) * shrink));
  const top = Math.max(0, Math.floor((box.top - room.top) * shrink));
  const right = Math.min(width, Math.ceil((box.left + box.width - room.left) * shrink));
  const bottom = Math.min(height, Math.ceil((box.top + box.height - room.top) * shrink));
  if (right <= left || bottom <= top) return [];
  return hexes(brush.getImageData(left, top, right - left, bottom - top).data);
}

function hexes(data: Uint8ClampedArray): Hex[] {
  const found: Hex[] = [];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha > 128) found.push(asHex([red, green, blue]));
  }
  return found;
}

function hexOf(color: string): Hex | null {
  const [red, green, blue] = (color.match(/[\d.]+/g) ?? []).map(Number);
  if (!color.startsWith('rgb') || red === undefined || green === undefined || blue === undefined) return null;
  return asHex([red, green, blue]);
}

function asHex(rgb: readonly number[]): Hex {
  return `#${rgb.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function styleOf(element: Element): CSSStyleDeclaration {
  return (element.ownerDocument.defaultView ?? window).getComputedStyle(element);
}
