import { createContext, useContext } from 'react';

/** The block's fraction of the window, so that the browser picks the smallest sufficient picture. */
export interface PictureFrame {
  /** Whether the first picture in here is the largest of the first screen: loaded early (rule PICTURE-3). */
  readonly isFirstScreen: boolean;
  /** Fraction of the window's width, 0 to 1, and the maximum width in px if it stops growing. */
  readonly desktop: number;
  readonly desktopMax?: number | undefined;
  readonly phone: number;
  /** The height of its place in px, for pictures that fill it. */
  readonly height?: { readonly desktop: number; readonly phone: number };
}

/** A part of a frame: a gallery's picture takes a quarter of its block on a desktop, a half on a phone. */
export interface PictureShare {
  readonly desktop: number;
  readonly phone: number;
}

const wholeWindow: PictureFrame = { isFirstScreen: false, desktop: 1, phone: 1 };

/** Set by the renderer around each block; the default for a picture is the whole window. */
export const PictureFrameContext = createContext<PictureFrame>(wholeWindow);

export function usePictureFrame(): PictureFrame {
  return useContext(PictureFrameContext);
}

/** Width from which a page shows its desktop grid, in px. */
const desktopFrom = 768;

/** A cropped picture: its width as a multiple of its space, or its aspect ratio if it fills its place. */
export interface PictureCrop {
  readonly factor: number;
  readonly filling: number | null;
}

const uncropped: PictureCrop = { factor: 1, filling: null };

/** The `sizes` of a picture with this fraction of the frame (rules PICTURE-2 and PICTURE-7). */
export function sizesIn(
  frame: PictureFrame,
  share: PictureShare = { desktop: 1, phone: 1 },
  { factor, filling }: PictureCrop = uncropped,
): string {
  const wide = `${percent(frame.desktop * share.desktop * factor)}vw`;
  const most = frame.desktopMax === undefined ? null : Math.ceil(frame.desktopMax * share.desktop * factor);
  const desktop = most === null ? wide : `min(${wide}, ${most}px)`;
  const phone = `${percent(frame.phone * share.phone * factor)}vw`;
  const atLeast = (width: string, height: number | undefined) =>
    filling === null || height === undefined ? width : `max(${width}, ${Math.ceil(height * filling)}px)`;
  const { height } = frame;
  return `(min-width: ${desktopFrom}px) ${atLeast(desktop, height?.desktop)}, ${atLeast(phone, height?.phone)}`;
}

function percent(share: number): number {
  return Math.max(1, Math.ceil(share * 100));
}
