import { useMemo, useState } from 'react';
import { followSlide, keyOfSlide } from './follow-slide.ts';

interface Edited {
  readonly at: number;
  /** Changes whenever a slide is opened, so that the fields start fresh only then. */
  readonly visit: number;
  readonly isDescribed: boolean;
  readonly keys: readonly string[];
}

export interface EditedSlide {
  readonly at: number | null;
  readonly visit: number;
  /** Whether it was opened to add a description. */
  readonly isDescribed: boolean;
  readonly open: (at: number | null, how?: { isDescribed?: boolean; list?: readonly object[] }) => void;
  /** Sets the position after an action that knows it. */
  readonly keep: (at: number, list: readonly object[]) => void;
}

/** The open slide, tracked through every change of its list (rule PANEL-18). */
export function useEditedSlide(value: readonly object[]): EditedSlide {
  const [stored, setEdited] = useState<Edited | null>(null);
  const [visits, setVisits] = useState(0);
  const keys = useMemo(() => value.map(keyOfSlide), [value]);
  let edited = stored;
  if (stored && stored.keys.join() !== keys.join()) {
    const at = followSlide(stored.keys, keys, stored.at);
    edited = at === null ? null : { ...stored, at, keys };
    setEdited(edited);
  }
  return {
    at: edited?.at ?? null,
    visit: edited?.visit ?? 0,
    isDescribed: edited?.isDescribed ?? false,
    open: (at, { isDescribed = false, list = value } = {}) => {
      setVisits(visits + 1);
      setEdited(at === null ? null : { at, visit: visits + 1, isDescribed, keys: list.map(keyOfSlide) });
    },
    keep: (at, list) => setEdited(edited && { ...edited, at, keys: list.map(keyOfSlide) }),
  };
}
