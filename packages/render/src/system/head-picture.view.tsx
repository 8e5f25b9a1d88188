import { type Asset, assetAddress, srcsetOf, widthsOf } from '@vitrine/core/media/asset.ts';

/** The picture at the top of a post or category. */
export function HeadPicture({ image, className }: { readonly image: Asset; readonly className: string }) {
  const widths = widthsOf(image);
  const plain = widths.find(width => width >= 1000) ?? widths.at(-1);
  if (plain === undefined) return null;
  return (
    <img
      className={className}
      alt={image.alt}
      width={image.width}
      height={image.height}
      srcSet={srcsetOf(image)}
      sizes="(min-width: 768px) 92vw, 100vw"
      fetchPriority="high"
      src={assetAddress(image, plain)}
      style={{ backgroundColor: image.color }}
    />
  );
}
