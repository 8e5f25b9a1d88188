import { type Asset, largestAddress } from '@vitrine/core/media/asset.ts';
import { parseVideoAddress } from '@vitrine/core/media/video-address.ts';
import { joinGallery } from '@vitrine/core/products/product-gallery.ts';
import type { ProductDetail, ProductVideoView } from '@vitrine/core/products/product-views.ts';
import { type GallerySlide, slideAttributes } from '@vitrine/widgets/gallery/gallery-slide.ts';
import { Picture } from '@vitrine/widgets/image/picture.view.tsx';
import { byPlace } from '@vitrine/widgets/lists/by-place.ts';
import { messagesFor } from '@vitrine/widgets/messages/messages.ts';
import { scrollable } from '@vitrine/widgets/scrollable/scrollable.ts';
import { OwnVideo } from '@vitrine/widgets/video/own-video.view.tsx';
import { PlayMark } from '@vitrine/widgets/video/video-box.view.tsx';
import { VideoFacade } from '@vitrine/widgets/video/video-facade.view.tsx';

export interface ProductPicturesProps {
  readonly product: ProductDetail;
  readonly language: string;
}

/**
 * A strip that snaps from picture to picture, and to videos that play in place; the thumbnails below link to them
 * (rules PURCHASE-8, PURCHASE-17).
 */
export function ProductPictures({ product, language }: ProductPicturesProps) {
  const { images, videos, title } = product;
  const items = byPlace(joinGallery(images, videos)).map(({ key, item }) => ({
    ...item,
    number: Number(key) + 1,
  }));
  const total = items.length;
  if (total === 0) return null;
  const messages = messagesFor(language);
  const isMany = total > 1;
  return (
    <div className="product-pictures">
      <div className="product-strip" {...(isMany ? scrollable(messages.imagesOf({ title })) : {})}>
        {items.map(item => (
          <div
            key={item.number}
            className="product-strip-place"
            id={`product-image-${item.number}`}
            {...slideAttributes(item.kind === 'image' ? slideOf(item.image) : filmOf(item.video), 'light')}
          >
            {item.kind === 'image' ? (
              <ProductPicture
                image={item.image}
                isFirst={item.number === 1}
                name={
                  item.number === 1 ? title : `${title}: ${messages.imageOf({ number: item.number, total })}`
                }
              />
            ) : (
              <ProductVideo video={item.video} isFirst={item.number === 1} language={language} />
            )}
          </div>
        ))}
      </div>
      {isMany && (
        <ul className="product-thumbs">
          {items.map(item => (
            <li key={item.number}>
              <Thumbnail
                address={`#product-image-${item.number}`}
                image={item.kind === 'image' ? item.image : item.video.poster}
                isVideo={item.kind === 'video'}
                name={
                  item.kind === 'image'
                    ? messages.imageOf({ number: item.number, total })
                    : [messages.videoOf({ number: item.number, total }), item.video.title]
                        .filter(Boolean)
                        .join(': ')
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ProductPicture({ image, name, isFirst }: { image: Asset; name: string; isFirst: boolean }) {
  return (
    <a className="product-zoom" href={largestAddress(image)} data-opens="">
      <Picture
        className="product-strip-picture"
        asset={image}
        alt={image.alt || name}
        share={share}
        room={room}
        priority={isFirst}
      />
    </a>
  );
}

interface ProductVideoProps extends Pick<ProductPicturesProps, 'language'> {
  readonly video: ProductVideoView;
  readonly isFirst: boolean;
}

/** The same facade and player as of the video block (rules VIDEO-4, VIDEO-5). */
function ProductVideo({ video, isFirst, language }: ProductVideoProps) {
  const { address, file, captions, poster, title } = video;
  const posterPicture = { share, room, priority: isFirst };
  const frame = { poster, posterPicture, title, ratio: '', mode: 'fit', language } as const;
  if (file) return <OwnVideo file={file} captions={captions} {...frame} />;
  const found = parseVideoAddress(address);
  return found && <VideoFacade video={found} {...frame} />;
}

const share = { desktop: 0.55, phone: 1 };
const room = 4 / 5;

interface ThumbnailProps {
  readonly address: string;
  readonly name: string;
  readonly image: Asset | null;
  readonly isVideo: boolean;
}

function Thumbnail({ address, name, image, isVideo }: ThumbnailProps) {
  return (
    <a
      className={isVideo ? 'product-thumb product-thumb-video' : 'product-thumb'}
      href={address}
      aria-label={name}
    >
      {image && <Picture asset={image} alt="" sizes="72px" room={1} />}
      {isVideo && <PlayMark />}
    </a>
  );
}

/** The slide's data for the lightbox (rule PURCHASE-10). */
function slideOf(asset: Asset): GallerySlide {
  return { ...noSlide, id: asset.id, kind: 'image', asset };
}

function filmOf({ id, poster, address, file, captions, title }: ProductVideoView): GallerySlide {
  return {
    ...noSlide,
    id,
    kind: 'video',
    asset: poster,
    video: file ? null : address,
    file,
    captions,
    title,
  };
}

const noSlide = {
  url: '',
  video: null,
  file: null,
  captions: null,
  title: '',
  description: '',
  link: '',
};
