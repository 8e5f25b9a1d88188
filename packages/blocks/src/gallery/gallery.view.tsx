import type { Asset } from '@vitrine/core/media/asset.ts';
import { EmptyState } from '@vitrine/widgets/empty-state/empty-state.view.tsx';
import { Picture } from '@vitrine/widgets/image/picture.view.tsx';
import type { PictureShare } from '@vitrine/widgets/image/picture-frame.ts';
import { linkAttributes } from '@vitrine/widgets/links/link-attributes.ts';
import { fillMessage, messagesFor } from '@vitrine/widgets/messages/messages.ts';
import { cssVariables } from '@vitrine/widgets/styles/css-variables.ts';
import type { PropsOf, SettingsOf } from '../settings-of.ts';
import type { block } from './gallery.block.ts';

type Settings = SettingsOf<typeof block>;

interface Shown {
  readonly key: string;
  readonly asset: Asset;
  readonly slide: Settings['slides'][number];
}

export function View({
  settings,
  data,
  site,
  isEditing,
}: PropsOf<typeof block, { assets: readonly Asset[] }>) {
  const shown = shownSlides(settings.slides, data.assets);
  if (shown.length === 0) {
    return isEditing ? <EmptyState title="Gallery" hint="Choose pictures or drop them here." /> : null;
  }
  const { perRow, perRowPhone, ratio, gutter } = settings;
  const variables = {
    'gallery-row': perRow,
    'gallery-row-tablet': Math.min(perRow, 3),
    'gallery-row-phone': perRowPhone,
    'gallery-gap': `${gutter}px`,
    ...(ratio === 'auto' ? {} : { 'gallery-ratio': ratio.replace(':', ' / ') }),
  };
  const share = { desktop: 1 / perRow, phone: 1 / perRowPhone };
  return (
    <ul className={ratio === 'auto' ? 'gallery' : 'gallery gallery-cropped'} style={cssVariables(variables)}>
      {shown.map(({ key, asset, slide }, at) => (
        <li key={key}>
          <GallerySlide
            asset={asset}
            slide={slide}
            share={share}
            isFirst={at === 0}
            language={site.language}
          />
        </li>
      ))}
    </ul>
  );
}

interface GallerySlideProps extends Omit<Shown, 'key'> {
  readonly share: PictureShare;
  readonly isFirst: boolean;
  readonly language: string;
}

function GallerySlide({ asset, slide, share, isFirst, language }: GallerySlideProps) {
  const link = linkAttributes(slide.link);
  const alt = asset.alt === '' ? slide.title : asset.alt;
  const picture = (
    <Picture className="gallery-picture" asset={asset} alt={alt} share={share} priority={isFirst} />
  );
  const name = fillMessage(messagesFor(language).openLink, { address: slide.link });
  return (
    <figure className="gallery-slide">
      {link ? (
        <a className="gallery-link" {...link} {...(alt === '' ? { 'aria-label': name } : {})}>
          {picture}
        </a>
      ) : (
        picture
      )}
      {(slide.title !== '' || slide.description !== '') && (
        <figcaption className="gallery-words">
          {slide.title !== '' && <span className="gallery-title">{slide.title}</span>}
          {slide.description !== '' && <span className="gallery-description">{slide.description}</span>}
        </figcaption>
      )}
    </figure>
  );
}

/** Slides whose picture is still there, each with a key of its own though a picture may come twice. */
function shownSlides(slides: Settings['slides'], assets: readonly Asset[]): Shown[] {
  const byId = new Map(assets.map(asset => [asset.id, asset]));
  const times = new Map<string, number>();
  return slides.flatMap(slide => {
    const asset = byId.get(slide.asset);
    if (!asset) return [];
    const time = (times.get(asset.id) ?? 0) + 1;
    times.set(asset.id, time);
    return [{ key: `${asset.id}-${time}`, asset, slide }];
  });
}
