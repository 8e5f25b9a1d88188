import { galleryDataOf } from '@vitrine/core/gallery/gallery-settings.ts';
import { numberedId, slideIdOf } from '@vitrine/core/gallery/slide-address.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { videoPageAddress } from '@vitrine/core/media/video-address.ts';
import { readVideoEmbed } from '@vitrine/core/media/video-embed.ts';
import type { GalleryProps, GallerySlide } from '@vitrine/widgets/gallery/gallery-slide.ts';
import type { PropsOf, SettingsOf } from '../settings-of.ts';
import type { block } from './gallery.block.ts';

export type GalleryBlockProps = PropsOf<typeof block, { readonly assets: readonly Asset[] }>;

type SlideSettings = SettingsOf<typeof block>['slides'][number];

/**
 * The data of a block for the layouts. Slides whose picture or film is missing are left out (rules GALLERY-2,
 * GALLERY-41).
 */
export function galleryProps({ id, settings, data, site }: GalleryBlockProps): GalleryProps {
  const byId = new Map(data.assets.map(asset => [asset.id, asset]));
  const times = new Map<string, number>();
  const slides = settings.slides.flatMap(stored => {
    const slide = slideOf(stored, byId);
    if (!slide || (slide.kind === 'video' && !settings.mixedContent)) return [];
    // A picture may occur twice; the id of the first one does not change when another is added.
    const time = (times.get(slide.id) ?? 0) + 1;
    times.set(slide.id, time);
    return [{ ...slide, id: numberedId(slide.id, time) }];
  });
  return { id, slides, data: galleryDataOf(settings), language: site.language };
}

const noFilm = { file: null, captions: null } as const;

function slideOf(stored: SlideSettings, byId: ReadonlyMap<string, Asset>): GallerySlide | null {
  const { title, description, link, url } = stored;
  const asset = pictureOf(stored, byId);
  const file = byId.get(stored.file ?? '') ?? null;
  const words = { id: slideIdOf(stored) ?? '', title, description, link, url };
  const captions = byId.get(stored.captions ?? '') ?? null;
  if (file) return { ...words, kind: 'video', asset, video: null, file, captions };
  const embed = readVideoEmbed(stored.video);
  if (embed.type !== 'invalid') {
    return { ...words, kind: 'video', asset, video: videoPageAddress(embed.video), ...noFilm };
  }
  if (!asset || stored.video !== '' || stored.file !== null) return null;
  return { ...words, kind: 'image', asset, video: null, ...noFilm };
}

/** The slide's own text and focal point take precedence over the picture's (rule GALLERY-42). */
function pictureOf(
  { asset: id, alt, focalPoint }: SlideSettings,
  byId: ReadonlyMap<string, Asset>,
): Asset | null {
  const asset = byId.get(id ?? '');
  if (!asset) return null;
  return { ...asset, alt: alt === '' ? asset.alt : alt, focalPoint: focalPoint ?? asset.focalPoint };
}
