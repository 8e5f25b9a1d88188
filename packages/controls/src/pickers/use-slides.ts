import { type SlideSettings, slideSettingsSchema } from '@vitrine/core/gallery/gallery-settings.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { useRef } from 'react';
import { t } from '../messages/translate.ts';
import { useToast } from '../toast/toasts.tsx';
import { placeOfSlide } from './follow-slide.ts';
import { moveSlide, placeAfterMove } from './move-slide.ts';
import { usePanelWork } from './panel-work.tsx';
import { readSlides } from './read-slides.ts';
import { type EditedSlide, useEditedSlide } from './use-edited-slide.ts';

/** The maximum number of slides of a gallery; more would not be stored (rule PANEL-11). */
const maxSlides = 500;

const plain = slideSettingsSchema.parse({});

export interface SlidesToChange {
  readonly value: readonly SlideSettings[];
  readonly onChange: (value: SlideSettings[]) => void;
  /** The name of the setting that contains the slides. */
  readonly name: string;
}

export interface Slides {
  readonly edited: EditedSlide;
  readonly add: (assets: readonly Asset[]) => void;
  readonly addVideo: () => void;
  readonly move: (from: number, to: number) => void;
  readonly remove: (at: number) => void;
  /** Acts on a slide as it was shown, even if its position or the panel has changed since. */
  readonly patch: (slide: SlideSettings, at: number, patch: Partial<SlideSettings>) => void;
}

/** The actions for slides, and the open one (rules GALLERY-44, PANEL-18). */
export function useSlides({ value, onChange, name }: SlidesToChange): Slides {
  const toast = useToast();
  const work = usePanelWork();
  const edited = useEditedSlide(value);
  const shown = useRef(value);
  shown.current = value;
  const slidesNow = () => {
    const settings = work?.readSettings();
    return settings ? readSlides(settings[name]) : [...shown.current];
  };
  return {
    edited,
    add: assets => {
      const slides = slidesNow();
      const fitting = assets.slice(0, Math.max(0, maxSlides - slides.length));
      const left = assets.length - fitting.length;
      if (left > 0) toast({ message: t('slidesTooMany', { most: maxSlides, n: left }), isError: true });
      if (fitting.length > 0) onChange([...slides, ...fitting.map(({ id }) => ({ ...plain, asset: id }))]);
    },
    addVideo: () => {
      if (value.length >= maxSlides) return;
      const list = [...value, plain];
      onChange(list);
      edited.open(value.length, { list });
    },
    move: (from, to) => {
      const list = moveSlide(value, from, to);
      onChange(list);
      if (edited.at !== null) edited.keep(placeAfterMove(edited.at, from, to), list);
    },
    remove: at => {
      const removed = value[at];
      if (!removed) return;
      const list = value.toSpliced(at, 1);
      onChange(list);
      edited.open(null);
      const restore = () => {
        const now = slidesNow();
        // Undo on the page may already have restored it.
        const isBack = now.length > list.length && placeOfSlide(now, removed, at) !== null;
        if (!isBack) onChange(now.toSpliced(at, 0, removed));
      };
      toast({
        message: t('slideRemoved', { n: at + 1 }),
        action: { label: t('undo'), onAction: restore },
      });
    },
    patch: (slide, at, patch) => {
      const list = slidesNow();
      const place = placeOfSlide(list, slide, at);
      if (place !== null) onChange(list.with(place, { ...slide, ...patch }));
    },
  };
}
