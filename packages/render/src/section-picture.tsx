import { type Asset, assetAddress, fileAddress, srcsetOf, widthsOf } from '@vitrine/core/media/asset.ts';
import type { Section } from '@vitrine/core/page/page-document.ts';
import { rowHeight } from '@vitrine/core/site/style-css.ts';
import { isClear } from './is-clear.ts';

export interface SectionPictureProps {
  readonly asset: Asset;
  readonly section: Section;
  /** Whether it is the largest picture of the first screen. */
  readonly isFirst: boolean;
}

/**
 * A picture behind a section: it is decorative, so it has no text alternative, and lies under the theme's overlay.
 */
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

const minHeights = { auto: 0, small: 35, medium: 55, large: 80, full: 100 } as const;

/**
 * The displayed width: in a section higher than the picture, only its middle is visible (rule PICTURE-7). A
 * picture below separate text has a fixed aspect ratio on a phone and is shown whole on wider screens (rule
 * RENDER-24).
 */
function sizesOf({ width, height }: Asset, section: Section): string {
  const { settings, blocks } = section;
  const ratio = width / height;
  const isWhole = isClear(section);
  const within = (device: 'desktop' | 'phone') => {
    const rows = Math.max(0, ...blocks.map(({ places }) => places[device].y + places[device].h));
    const least = isWhole ? [] : [`${Math.ceil(minHeights[settings.height] * ratio)}vh`];
    return `max(${['100vw', ...least, `${Math.ceil(rows * rowHeight * ratio)}px`].join(', ')})`;
  };
  const phone = isWhole ? `${Math.max(100, Math.ceil((100 * ratio) / phoneRatio))}vw` : within('phone');
  return `(min-width: 768px) ${within('desktop')}, ${phone}`;
}

/** The aspect ratio, width to height, of a picture below its text, as in the style sheet. */
const phoneRatio = 5 / 4;
