/**
 * The widths, in em, that the style sheet supports for links in one row; links that need more are always behind a
 * menu button.
 */
export const rooms = [22, 26, 30, 34, 38, 42, 46, 50, 54, 58, 62] as const;

/** The space between two links, and for the arrow of a folder, in em. */
const gap = 1.4;
const arrow = 1.2;

interface Named {
  readonly title: string;
  readonly children: readonly unknown[];
}

/**
 * The smallest supported width in which the links fit in one row in any font: slightly more than they take in any
 * text face (rule NAVIGATION-2).
 */
export function roomOfLinks(links: readonly Named[]): (typeof rooms)[number] | 'none' {
  const wide = links.reduce(
    (sum, { title, children }) => sum + widthOf(title) + (children.length > 0 ? arrow : 0),
    gap * Math.max(0, links.length - 1),
  );
  return rooms.find(room => wide <= room) ?? 'none';
}

function widthOf(title: string): number {
  return [...title].reduce((sum, letter) => sum + widthOfLetter(letter), 0);
}

function widthOfLetter(letter: string): number {
  if (/[ijltfrI1.,:;'’|!()[\]\s]/.test(letter)) return 0.4;
  if (/[mwMW@%—…&]/.test(letter)) return 0.95;
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u.test(
      letter,
    )
  )
    return 1.1;
  if (/\p{M}/u.test(letter)) return 0;
  return /\p{Lu}/u.test(letter) ? 0.75 : 0.6;
}
