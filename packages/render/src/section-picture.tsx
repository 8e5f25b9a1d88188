import { type Asset, assetAddress, fileAddress, srcsetOf, widthsOf } from '@vitrine/core/media/asset.ts';
import type { Section } from '@vitrine/core/page/page-document.ts';
import { rowHeight } from '@vitrine/core/site/style-css.ts';

export interface SectionPictureProps {
  readonly asset: Asset;
  readonly section: Section;
  /** Whether it is the largest picture of the first screen. */
  readonly isFirst: boolean;
}

/** A picture behind a section: it decorates, so it has no words, and lies under the theme's veil. */
export function SectionPicture({ asset, section, isFirst }: SectionPictureProps) {
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
          : {
              width: asset.width,
              height: asset.height,
              srcSet: srcsetOf(asset),
              sizes: sizesOf(asset, section),
            })}
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

const leastHeights = { auto: 0, small: 35, medium: 55, large: 80, full: 100 } as const;

/** As wide as it is drawn: a section higher than the picture shows its middle alone (rule PICTURE-7). */
function sizesOf({ width, height }: Asset, { settings, blocks }: Section): string {
  const ratio = width / height;
  const least = `${Math.ceil(leastHeights[settings.height] * ratio)}vh`;
  const within = (device: 'desktop' | 'phone') => {
    const rows = Math.max(0, ...blocks.map(({ places }) => places[device].y + places[device].h));
    return `max(100vw, ${least}, ${Math.ceil(rows * rowHeight * ratio)}px)`;
  };
  return `(min-width: 768px) ${within('desktop')}, ${within('phone')}`;
}
