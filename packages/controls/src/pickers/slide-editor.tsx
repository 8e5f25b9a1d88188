import type { SlideSettings } from '@vitrine/core/gallery/gallery-settings.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { readVideoEmbed } from '@vitrine/core/media/video-embed.ts';
import { TextField } from '../field/text-field.tsx';
import { t } from '../messages/en.messages.ts';
import { AssetField } from './asset-field.tsx';
import { FocalPointField } from './focal-point-field.tsx';
import { LinkField } from './link-field.tsx';

export interface SlideEditorProps {
  readonly slide: SlideSettings;
  /** Its picture or poster as far as it is there. */
  readonly asset: Asset | null;
  /** Whether the slide's part of the address means something. */
  readonly hasAddress: boolean;
  readonly onChange: (patch: Partial<SlideSettings>) => void;
  readonly onRemove: () => void;
}

/** Everything of one slide; of a video also where it comes from. */
export function SlideEditor({ slide, asset, hasAddress, onChange, onRemove }: SlideEditorProps) {
  const isVideo = isVideoSlide(slide);
  return (
    <>
      {isVideo && <VideoSource slide={slide} onChange={onChange} />}
      <AssetField
        kind="image"
        label={t(isVideo ? 'slidePoster' : 'slideImage')}
        value={slide.asset}
        // Without its picture nothing is left of a slide but a video.
        onChange={chosen =>
          chosen === null && !isVideo ? onRemove() : onChange({ asset: chosen, focalPoint: null })
        }
      />
      {asset && asset.kind === 'image' && (
        <FocalPointField
          asset={asset}
          value={slide.focalPoint ?? asset.focalPoint}
          onChange={focalPoint => onChange({ focalPoint })}
        />
      )}
      <TextField label={t('slideTitle')} value={slide.title} onChange={title => onChange({ title })} />
      <TextField
        label={t('slideDescription')}
        value={slide.description}
        rows={2}
        onChange={description => onChange({ description })}
      />
      <TextField
        label={t('slideAlt')}
        value={slide.alt}
        placeholder={asset?.alt ?? ''}
        onChange={alt => onChange({ alt })}
        help={t(isAltMissing(slide, asset) ? 'slideAltMissing' : 'slideAltHelp')}
      />
      <LinkField label={t('slideLink')} value={slide.link} onChange={link => onChange({ link })} />
      {hasAddress && (
        <TextField
          label={t('slideUrl')}
          value={slide.url}
          onChange={url => onChange({ url: url.replace(/[^\p{Letter}\p{Number}]+/gu, '-').toLowerCase() })}
          help={t('slideUrlHelp')}
        />
      )}
    </>
  );
}

function VideoSource({ slide, onChange }: Pick<SlideEditorProps, 'slide' | 'onChange'>) {
  const isUnread = slide.video.trim() !== '' && readVideoEmbed(slide.video).type === 'invalid';
  return (
    <>
      {slide.file === null && (
        <TextField
          label={t('slideVideo')}
          value={slide.video}
          onChange={video => onChange({ video })}
          help={t('slideVideoHelp')}
          problem={isUnread ? t('slideVideoUnread') : undefined}
        />
      )}
      {slide.video === '' && (
        <AssetField
          kind="file"
          label={t('slideFile')}
          value={slide.file}
          onChange={file => onChange({ file })}
        />
      )}
    </>
  );
}

/** A slide without a picture is one whose video is still to be named. */
export function isVideoSlide({ asset, video, file }: SlideSettings): boolean {
  return video !== '' || file !== null || asset === null;
}

/** Whether somebody who cannot see the slide is told nothing of it. */
export function isAltMissing(slide: SlideSettings, asset: Asset | null): boolean {
  return slide.alt === '' && slide.title === '' && (asset?.alt ?? '') === '';
}
