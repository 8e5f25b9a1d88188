import type { SlideSettings } from '@vitrine/core/gallery/gallery-settings.ts';
import { useId, useState } from 'react';
import { Button, IconButton } from '../button/button.tsx';
import fieldStyles from '../field/field.module.css';
import { t } from '../messages/translate.ts';
import { Nudge } from '../states/nudge.tsx';
import { UploadList } from '../upload/file-drop.tsx';
import { TakesFiles } from '../upload/takes-files.tsx';
import { useControls } from './controls-context.tsx';
import { acceptOf } from './file-kinds.ts';
import { nextPlace } from './follow-slide.ts';
import { MediaDialog } from './media-dialog.tsx';
import { SlideEditor, type SlideEditorProps } from './slide-editor.tsx';
import { SlideOrder } from './slide-order.tsx';
import { lacksWords } from './slide-words.ts';
import styles from './slides.module.css';
import { useAssetUploads } from './use-asset-uploads.ts';
import { useLoaded } from './use-loaded.ts';
import { type Slides, useSlides } from './use-slides.ts';

export interface SlidesFieldProps {
  readonly label: string;
  readonly value: readonly SlideSettings[];
  readonly onChange: (value: SlideSettings[]) => void;
  /** Whether each slide has its own part of the address. */
  readonly hasAddress?: boolean;
  /** The name of the setting that contains the slides. */
  readonly name?: string;
}

/** Pictures and videos in order: dragged by mouse or keyboard, each with its text (rule GALLERY-44). */
export function SlidesField(props: SlidesFieldProps) {
  const { label, value, onChange, hasAddress = false, name = 'slides' } = props;
  const id = useId();
  const { getAssets } = useControls();
  const [isOpen, setIsOpen] = useState(false);
  const slides = useSlides({ value, onChange, name });
  const { edited } = slides;
  const uploads = useAssetUploads('image', asset => slides.add([asset]), { isOfBlock: true });
  const ids = [...new Set(value.flatMap(slide => slide.asset ?? []))];
  const { value: assets } = useLoaded(() => getAssets(ids), ids.join(' '));
  const assetOf = (slide: SlideSettings) => assets?.find(one => one.id === slide.asset) ?? null;
  const isMute = value.map(slide => lacksWords(slide, assetOf(slide)));
  const current = edited.at === null ? undefined : value[edited.at];
  return (
    <TakesFiles accept={acceptOf('image')} isMultiple onFiles={uploads.add} labelledBy={id} isOfBlock>
      <span className={fieldStyles.label} id={id}>
        {label}
      </span>
      {value.length === 0 ? (
        <span className={fieldStyles.help}>{t('slidesEmpty')}</span>
      ) : (
        <SlideOrder
          label={label}
          value={value}
          assetOf={assetOf}
          edited={edited.at}
          onEdit={edited.open}
          onMove={slides.move}
        />
      )}
      <UploadList uploads={uploads.uploads} onDismiss={uploads.dismiss} />
      <MissingWords
        isMute={isMute}
        onNext={() => edited.open(nextPlace(isMute, edited.at), { isDescribed: true })}
      />
      {current && edited.at !== null && (
        <OpenSlide
          slides={slides}
          at={edited.at}
          count={value.length}
          slide={current}
          asset={assetOf(current)}
          hasAddress={hasAddress}
        />
      )}
      <div className={styles.add}>
        <Button icon="plus" onPress={() => setIsOpen(true)}>
          {t('slidesAdd')}
        </Button>
        <Button kind="quiet" icon="plus" onPress={slides.addVideo}>
          {t('slidesAddVideo')}
        </Button>
      </div>
      <MediaDialog
        kind="image"
        isMultiple
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={chosen => {
          setIsOpen(false);
          slides.add(chosen);
        }}
      />
    </TakesFiles>
  );
}

interface MissingWordsProps {
  readonly isMute: readonly boolean[];
  readonly onNext: () => void;
}

/** The number of slides without a text alternative, with a button to the next one (rule PANEL-20). */
function MissingWords({ isMute, onNext }: MissingWordsProps) {
  const n = isMute.filter(Boolean).length;
  if (n === 0) return null;
  return (
    <Nudge
      action={
        <Button kind="quiet" onPress={onNext}>
          {t('altMissingNext')}
        </Button>
      }
    >
      {t('slidesAltMissing', { n, all: isMute.length })}
    </Nudge>
  );
}

interface OpenSlideProps extends Pick<SlideEditorProps, 'slide' | 'asset' | 'hasAddress'> {
  readonly slides: Slides;
  readonly at: number;
  readonly count: number;
}

function OpenSlide({ slides, at, count, slide, asset, hasAddress }: OpenSlideProps) {
  const { edited, move, remove, patch } = slides;
  const n = at + 1;
  return (
    <div className={styles.editor}>
      <div className={styles.tools}>
        <span className={styles.heading}>{t('slideEdit', { n })}</span>
        <IconButton
          icon="up"
          isSmall
          label={t('slideUp', { n })}
          isDisabled={at === 0}
          onPress={() => move(at, at - 1)}
        />
        <IconButton
          icon="down"
          isSmall
          label={t('slideDown', { n })}
          isDisabled={at === count - 1}
          onPress={() => move(at, at + 1)}
        />
        <IconButton icon="trash" isSmall label={t('slideRemove', { n })} onPress={() => remove(at)} />
      </div>
      <SlideEditor
        key={edited.visit}
        slide={slide}
        asset={asset}
        hasAddress={hasAddress}
        isDescribed={edited.isDescribed}
        onChange={change => patch(slide, at, change)}
        onRemove={() => remove(at)}
      />
    </div>
  );
}
