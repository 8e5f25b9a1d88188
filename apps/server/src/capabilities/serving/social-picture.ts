import { createHash } from 'node:crypto';
import { contrast } from '@vitrine/core/site/color.ts';
import { derivePalette } from '@vitrine/core/site/palette.ts';
import type { PageFacts } from '@vitrine/render/page-head.tsx';
import { isPrivate } from '@vitrine/render/page-head.tsx';
import type { Context } from '../../context.ts';
import { cardFamilies, cardFontFiles } from '../../fonts/card-fonts.ts';
import { drawSocialPicture, type SocialPictureRequest } from '../media/index.ts';
import type { SiteContent } from '../publishing/index.ts';
import type { ShownPage, SitePage } from './site-page.ts';

const folder = '/_social/';
/** `now` means the current state, for addresses that cannot know it. */
const shape = /^\/_social\/([\da-f]{20}|now)(\/.*)?\.(?:png|jpg)$/;
/** The present picture of the home page. */
export const homePicturePath = `${folder}now.png`;
/** A version number, so that a changed drawing has a new address. */
const drawing = 1;
/** Only the beginning of longer titles is shown anyway. */
const maxLetters = 300;

/** The page of a picture's address, and its version of the page; null for other addresses. */
export function socialAddressOf(path: string): { path: string; state: string } | null {
  const [, state, page = '/'] = shape.exec(path) ?? [];
  return state === undefined ? null : { state, path: page };
}

/** The sharing picture of a page; null for pages for one visitor and missing ones (rule SEO-14). */
export function socialFactsOf(context: Context, site: SiteContent, page: ShownPage): PageFacts['social'] {
  if (page.status !== 200 || isPrivate(page.content)) return null;
  const wish = wishOf(context, site, page);
  const [path = '/'] = page.path.split('?', 1);
  const ending = wish.kind === 'picture' ? 'jpg' : 'png';
  const alt = wish.kind === 'picture' ? wish.asset.alt : '';
  return {
    address: `${folder}${stateOf(wish)}${path === '/' ? '' : path}.${ending}`,
    contentType: wish.kind === 'picture' ? 'image/jpeg' : 'image/png',
    alt: alt || page.title || context.website.title,
  };
}

/** The picture itself, or a redirect to the current one; null if the page has none (rules SEO-14, SEO-15). */
export async function socialPictureOf(
  context: Context,
  site: SiteContent,
  { page, path }: { page: SitePage; path: string },
): Promise<SitePage | null> {
  const facts = page.kind === 'page' ? socialFactsOf(context, site, page) : null;
  if (facts === null || page.kind !== 'page') return null;
  if (facts.address !== path && !path.startsWith(`${folder}now`))
    return { kind: 'moved', to: facts.address, isElsewhere: false, status: 302 };
  const body = await drawSocialPicture(context, wishOf(context, site, page));
  return body && { kind: 'file', contentType: facts.contentType, body };
}

function wishOf({ website }: Context, { styles }: SiteContent, page: ShownPage): SocialPictureRequest {
  if (page.image !== null && page.image.width > 0) return { kind: 'picture', asset: page.image };
  const { white, black, accent } = derivePalette(styles.palette);
  const title = (page.title || website.title).slice(0, maxLetters);
  const note = (page.title === '' ? website.settings.tagline : website.title).slice(0, maxLetters);
  const families = cardFamilies(styles);
  const [paper, ink] = contrast(white, black) < 4.5 ? ['#ffffff', '#000000'] : [white, black];
  return {
    kind: 'words',
    title,
    note,
    colors: { paper, ink, accent },
    fonts: {
      title: { files: cardFontFiles(title, families.title), weight: styles.typography.headingWeight },
      note: { files: cardFontFiles(note, families.note), weight: 450 },
    },
  };
}

function stateOf(wish: SocialPictureRequest): string {
  const told =
    wish.kind === 'picture'
      ? [wish.asset.id, wish.asset.focalPoint]
      : [wish.title, wish.note, wish.colors, wish.fonts.title.weight, families(wish)];
  return createHash('sha256')
    .update(JSON.stringify([drawing, told]))
    .digest('hex')
    .slice(0, 20);
}

/** By their names: their folder differs by machine. */
function families({ fonts }: Extract<SocialPictureRequest, { kind: 'words' }>): string[] {
  return [...fonts.title.files, ...fonts.note.files].map(file => file.split(/[\\/]/).at(-1) ?? '');
}
