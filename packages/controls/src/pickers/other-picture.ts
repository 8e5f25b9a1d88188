interface Pictured {
  readonly asset: string | null;
  readonly alt: string;
}

export interface PictureChange {
  readonly asset: string | null;
  readonly alt?: string;
  readonly focalPoint?: null;
}

/**
 * The values written when a picture is chosen, without the texts and focal point of the previous one (rule
 * PANEL-17).
 */
export function otherPicture({ asset: before }: Pictured, chosen: string | null): PictureChange {
  if (chosen === before) return { asset: chosen };
  // Text written before any picture was chosen is meant for this one.
  return { asset: chosen, focalPoint: null, ...(before === null ? {} : { alt: '' }) };
}
