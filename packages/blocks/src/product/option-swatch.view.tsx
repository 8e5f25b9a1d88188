import type { OptionValueView } from '@vitrine/core/products/product-views.ts';
import { Picture } from '@vitrine/widgets/image/picture.view.tsx';

export interface OptionSwatchProps extends Pick<OptionValueView, 'color' | 'image'> {
  /** Its side, as a length of CSS. */
  readonly size: string;
}

/**
 * The picture or the colour of an option’s value; its name stands beside it. An element rather than a background, so
 * that it is visible in forced colours and in print.
 */
export function OptionSwatch({ color, image, size }: OptionSwatchProps) {
  if (color === null && image !== null) return <Picture asset={image} alt="" sizes={size} room={1} />;
  return (
    <svg viewBox="0 0 1 1" aria-hidden="true">
      <path d="M0 0h1v1H0z" fill={color ?? 'none'} />
    </svg>
  );
}
