interface Pictured {
  readonly asset: string | null;
  readonly alt: string;
}

export interface PictureChange {
  readonly asset: string | null;
  readonly alt?: string;
  readonly focalPoint?: null;
}

/** The values written on choosing a picture: without the texts and focal point of the previous one (rule PANEL-17). */
export function otherPicture({ asset: before }: Pictured, chosen: string | null): PictureChange {
  if (chosen === before) return { asset: chosen };
  // Words that were there before any picture were written for the one that comes.
  return { asset: chosen, focalPoint: null, ...(before === null ? {} : { alt: '' }) };
}
