import { type Asset, assetAddress, fileAddress, srcsetOf, widthsOf } from '@vitrine/core/media/asset.ts';

export interface SectionPictureProps {
  readonly asset: Asset;
  /** Whether it is the largest picture of the first screen. */
  readonly isFirst: boolean;
}

/** A picture behind a section: it decorates, so it has no words, and lies under the theme's veil. */
export function SectionPicture({ asset, isFirst }: SectionPictureProps) {
  const { x, y } = asset.focalPoint;
  const widths = widthsOf(asset);
  const plain = widths.find(width => width >= 1000) ?? widths.at(-1);
  return (
    <>
      <img
        className="section-picture"
        alt=""
        {...(plain === undefined
          ? {}
          : { width: asset.width, height: asset.height, srcSet: srcsetOf(asset), sizes: '100vw' })}
        {...(isFirst
          ? { fetchPriority: 'high' as const }
          : { loading: 'lazy' as const, decoding: 'async' as const })}
        src={plain === undefined ? fileAddress(asset) : assetAddress(asset, plain)}
        style={{
          backgroundColor: asset.color,
          ...(x === 0.5 && y === 0.5 ? {} : { objectPosition: `${x * 100}% ${y * 100}%` }),
        }}
      />
      <div className="section-veil" />
    </>
  );
}
