import { linkPlace, opensLarge } from '@vitrine/core/image/image-target.ts';
import { largestAddress } from '@vitrine/core/media/asset.ts';
import { Picture, type PictureProps } from '@vitrine/widgets/image/picture.view.tsx';
import type { PictureShare } from '@vitrine/widgets/image/picture-frame.ts';
import { linkAttributes } from '@vitrine/widgets/links/link-attributes.ts';
import { messagesFor } from '@vitrine/widgets/messages/messages.ts';
import { ShapeMask } from '@vitrine/widgets/shapes/shape-mask.view.tsx';
import type { ReactNode } from 'react';
import type { ImagePartProps, ImageSettings } from './image-part.ts';
import { showsWhole } from './shows-whole.ts';

/** The picture in its frame, cropped to its shape, with its click action. */
export function ImageFrame({ settings, asset, language }: ImagePartProps) {
  const { design, position, focalPoint } = settings;
  const alt = settings.alt === '' ? asset.alt : settings.alt;
  const share = position === 'center' ? undefined : shares[design];
  const content = (
    <Picture
      className="image-picture"
      asset={asset}
      alt={alt}
      fit={showsWhole(settings) ? 'contain' : 'cover'}
      focalPoint={focalPoint}
      priority
      room={roomOf(settings)}
      {...(share ? { share } : {})}
    />
  );
  return (
    <div className="image-frame">
      <Masked settings={settings}>
        <PictureLink settings={settings} asset={asset} alt={alt} language={language}>
          {content}
        </PictureLink>
      </Masked>
    </div>
  );
}

/** Next to text the shape is centred in its frame; alone, its position applies (rule SHAPE-12). */
function Masked({ settings, children }: Pick<PictureLinkProps, 'settings' | 'children'>) {
  const { mask, isMaskStretched, design, position, shape } = settings;
  if (mask === '') return children;
  return (
    <ShapeMask
      shape={mask}
      isStretched={isMaskStretched}
      alignment={design === 'inline' ? position : 'center'}
      hasHeight={shape !== 'original' || design === 'poster'}
    >
      {children}
    </ShapeMask>
  );
}

function roomOf({ shape }: ImageSettings): PictureProps['room'] {
  if (shape === 'fill') return 'place';
  const [width, height] = shape.split(':').map(Number);
  return width && height ? width / height : undefined;
}

/** The share of a block's width that the picture takes next to its text. */
const shares: Partial<Record<ImageSettings['design'], PictureShare>> = {
  card: { desktop: 0.5, phone: 1 },
  overlap: { desktop: 0.7, phone: 1 },
  collage: { desktop: 0.8, phone: 1 },
};

interface PictureLinkProps extends ImagePartProps {
  readonly alt: string;
  readonly children: ReactNode;
}

function PictureLink({ settings, asset, alt, language, children }: PictureLinkProps) {
  const { caption, link: address, newWindow } = settings;
  const messages = messagesFor(language);
  if (opensLarge(settings)) {
    return (
      <a
        className="image-link"
        href={largestAddress(asset)}
        data-opens=""
        {...(alt === '' ? { 'aria-label': messages.openImage } : {})}
      >
        {children}
      </a>
    );
  }
  const link = linkPlace(settings) === 'picture' ? linkAttributes(address, newWindow) : null;
  if (!link) return children;
  const name = caption || messages.openLink({ address });
  return (
    <a className="image-link" {...link} {...(alt === '' ? { 'aria-label': name } : {})}>
      {children}
      {newWindow && alt !== '' && <span className="visually-hidden">{` (${messages.opensNewWindow})`}</span>}
    </a>
  );
}
