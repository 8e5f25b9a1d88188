import { type SlideSettings, slideSettingsSchema } from '@vitrine/core/gallery/gallery-settings.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { readVideoEmbed } from '@vitrine/core/media/video-embed.ts';
import { TextField } from '../field/text-field.tsx';
import { t } from '../messages/translate.ts';
import { AssetField } from './asset-field.tsx';
import { FocalPointField } from './focal-point-field.tsx';
import { LinkField } from './link-field.tsx';
import { otherPicture } from './other-picture.ts';
import { isVideoSlide, lacksWords } from './slide-words.ts';
import { writeSlideUrl } from './write-slide-url.ts';

export interface SlideEditorProps {
  readonly slide: SlideSettings;
  /** Its picture or poster, if it has loaded. */
  readonly asset: Asset | null;
  /** Whether the slide's part of the address is used. */
  readonly hasAddress: boolean;
  /** Whether it was opened to add a description. */
  readonly isDescribed: boolean;
  readonly onChange: (patch: Partial<SlideSettings>) => void;
  readonly onRemove: () => void;
}

/** All settings of one slide, and for a video also its source. */
export function SlideEditor(props: SlideEditorProps) {
  const { slide, asset, hasAddress, isDescribed, onChange, onRemove } = props;
  const isVideo = isVideoSlide(slide);
  return (
    <>
      {isVideo && <VideoSource slide={slide} onChange={onChange} />}
      <AssetField
        kind="image"
        label={t(isVideo ? 'slidePoster' : 'slideImage')}
        value={slide.asset}
        // Removing the picture of a slide that is not a video removes the slide.
        removeLabel={isVideo ? undefined : t('slideRemoveThis')}
        onChange={chosen =>
          chosen === null && !isVideo ? onRemove() : onChange(otherPicture(slide, chosen))
        }
      />
      {asset && asset.kind === 'image' && (
        <FocalPointField
          asset={asset}
          value={slide.focalPoint ?? asset.focalPoint}
          onChange={focalPoint => onChange({ focalPoint })}
        />
      )}
      <TextField
        label={t('slideTitle')}
        value={slide.title}
        maxLength={most.title}
        onChange={title => onChange({ title })}
      />
      <TextField
        label={t('slideDescription')}
        value={slide.description}
        rows={2}
        maxLength={most.description}
        onChange={description => onChange({ description })}
      />
      <TextField
        label={t('slideAlt')}
        value={slide.alt}
        placeholder={asset?.alt ?? ''}
        maxLength={most.alt}
        autoFocus={isDescribed}
        onChange={alt => onChange({ alt })}
        help={t(lacksWords(slide, asset) ? 'slideAltMissing' : 'slideAltHelp')}
      />
      <LinkField label={t('slideLink')} value={slide.link} onChange={link => onChange({ link })} />
      {hasAddress && (
        <TextField
          label={t('slideUrl')}
          value={slide.url}
          maxLength={most.url}
          onChange={url => onChange({ url: writeSlideUrl(url) })}
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
          maxLength={most.video}
          onChange={video => onChange({ video })}
          help={t('slideVideoHelp')}
          problem={isUnread ? t('slideVideoUnread') : undefined}
        />
      )}
      {slide.video === '' && (
        <AssetField
          kind="video"
          label={t('slideFile')}
          value={slide.file}
          onChange={file => onChange({ file, ...(file === null ? { captions: null } : {}) })}
        />
      )}
      {slide.file !== null && (
        <AssetField
          kind="captions"
          label={t('slideCaptions')}
          value={slide.captions}
          onChange={captions => onChange({ captions })}
          help={t('slideCaptionsHelp')}
        />
      )}
    </>
  );
}

/** The maximum number of characters in the text of a slide; more would not be stored (rule PANEL-11). */
const { title, description, alt, url, video } = slideSettingsSchema.shape;
const most = {
  title: lettersOf(title),
  description: lettersOf(description),
  alt: lettersOf(alt),
  url: lettersOf(url),
  video: lettersOf(video),
};

function lettersOf(field: { unwrap: () => { maxLength: number | null } }): number | undefined {
  return field.unwrap().maxLength ?? undefined;
}
