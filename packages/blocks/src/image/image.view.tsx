import { opensLarge } from '@vitrine/core/image/image-target.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { plainText } from '@vitrine/core/rich-text/rich-text.ts';
import { EmptyState } from '@vitrine/widgets/empty-state/empty-state.view.tsx';
import { slideAttributes } from '@vitrine/widgets/gallery/gallery-slide.ts';
import { cssVariables } from '@vitrine/widgets/styles/css-variables.ts';
import type { PropsOf } from '../settings-of.ts';
import type { block } from './image.block.ts';
import { ImageFrame } from './image-frame.view.tsx';
import type { ImageSettings } from './image-part.ts';
import { hasWords, ImageWords } from './image-words.view.tsx';
import { showsWhole } from './shows-whole.ts';

/** A picture by itself or with text, as arranged by its design (rules IMAGE-17 to IMAGE-27). */
export function View({ settings, data, site, isEditing }: PropsOf<typeof block, { asset: Asset | null }>) {
  const { asset } = data;
  if (!asset && isEditing) return <EmptyState title="Image" hint="Choose a picture or drop one here." />;
  if (!asset) return <WordsAlone settings={settings} language={site.language} />;
  const { design, caption, shape, mask, isMaskStretched } = settings;
  const part = { settings, asset, language: site.language };
  return (
    <figure
      className={classNames(settings)}
      style={cssVariables(ratioVariables(settings, asset))}
      data-stretch={shape === 'fill' && !showsWhole(settings) && (mask === '' || isMaskStretched)}
      {...(mask === '' ? {} : { 'data-shape-mask': mask })}
      {...(opensLarge(settings) ? slideOf(settings, asset) : dimensionsOf(asset))}
    >
      <ImageFrame {...part} />
      {design === 'inline' ? (
        caption !== '' && <figcaption className="image-caption">{caption}</figcaption>
      ) : (
        <ImageWords {...part} />
      )}
    </figure>
  );
}

/** The text next to a missing picture stays (rule IMAGE-30). */
function WordsAlone({ settings, language }: { settings: ImageSettings; language: string }) {
  if (settings.design === 'inline' || !hasWords(settings)) return null;
  return (
    <figure className="image image-stack">
      <ImageWords settings={{ ...settings, design: 'stack' }} language={language} />
    </figure>
  );
}

function classNames(settings: ImageSettings): string {
  const { design, position, shape } = settings;
  return [
    'image',
    `image-${design}`,
    `image-at-${position}`,
    shape === 'fill' || shape === 'original' ? `image-${shape}` : 'image-shaped',
    ...(showsWhole(settings) ? ['image-whole'] : []),
    ...(settings.mask === '' ? [] : ['image-masked']),
  ].join(' ');
}

/** The aspect ratio of the frame set by a shape, and of the picture itself, if known. */
function ratioVariables({ shape }: ImageSettings, { width, height }: Asset): Record<string, string> {
  const own = width > 0 && height > 0 ? `${width} / ${height}` : '3 / 2';
  const room = shape.includes(':') ? shape.replace(':', ' / ') : own;
  return shape === 'fill' ? { 'image-own': own } : { 'image-own': own, 'image-ratio': room };
}

/** The size of the original, for custom code (rule IMAGE-24). */
function dimensionsOf({ width, height }: Asset) {
  return width > 0 && height > 0 ? { 'data-image-dimensions': `${width}x${height}` } : {};
}

/** A picture that opens large is the only slide of a gallery. */
function slideOf({ title, caption, text, design, focalPoint }: ImageSettings, asset: Asset) {
  const isInline = design === 'inline';
  return slideAttributes(
    {
      id: asset.id,
      url: '',
      kind: 'image',
      asset: { ...asset, focalPoint: focalPoint ?? asset.focalPoint },
      video: null,
      file: null,
      captions: null,
      title: isInline ? caption : title,
      description: isInline ? '' : plainText(text),
      link: '',
    },
    'dark',
  );
}
