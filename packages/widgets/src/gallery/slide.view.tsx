import type { GalleryData } from '@vitrine/core/gallery/gallery-data.ts';
import { fileAddress, largestAddress } from '@vitrine/core/media/asset.ts';
import { readVideoEmbed } from '@vitrine/core/media/video-embed.ts';
import type { ReactNode } from 'react';
import { Picture } from '../image/picture.view.tsx';
import type { PictureShare } from '../image/picture-frame.ts';
import { linkAttributes } from '../links/link-attributes.ts';
import { messagesFor } from '../messages/messages.ts';
import { OwnVideo } from '../video/own-video.view.tsx';
import { PlayMark } from '../video/video-box.view.tsx';
import { VideoFacade } from '../video/video-facade.view.tsx';
import type { GallerySlide } from './gallery-slide.ts';
import { ratioOf } from './slide-ratio.ts';
import { SlideWords } from './slide-words.view.tsx';

export interface SlideViewProps {
  readonly slide: GallerySlide;
  /** From 1. */
  readonly place: { readonly number: number; readonly total: number };
  readonly data: GalleryData;
  readonly language: string;
  /** The picture's fraction of the block's width; `sizes` sets it directly instead. */
  readonly share?: PictureShare;
  readonly sizes?: string;
  /** Aspect ratio of the space its picture is cropped to, if it differs from the gallery's. */
  readonly room?: number;
  /** Whether a picture without a link has a frame within which it may grow. */
  readonly hasWindow?: boolean;
  /** The overlay of a picture without another click action. */
  readonly action?: ReactNode;
}

/** A picture or a video with its text; its click action is in the markup (rules GALLERY-33 to GALLERY-35). */
export function SlideView(props: SlideViewProps) {
  const { slide, data } = props;
  return (
    <figure className="gallery-figure">
      {playsInPlace(slide, data) ? <SlideVideo {...props} /> : <SlidePicture {...props} />}
      {!hasOwnAction(slide, data) && props.action}
      <SlideWords slide={slide} position={data.metaPosition} />
    </figure>
  );
}

function hasOwnAction({ kind, link }: GallerySlide, { lightbox }: GalleryData): boolean {
  return lightbox || link !== '' || kind === 'video';
}

/** A video of a gallery without a lightbox, which plays in place after a click. */
function playsInPlace({ kind, link }: GallerySlide, { lightbox }: GalleryData): boolean {
  return kind === 'video' && !lightbox && link === '';
}

function SlideVideo(props: SlideViewProps) {
  const { slide, data, language } = props;
  const { asset: poster, file, captions, title } = slide;
  const posterPicture = pictureProps(props);
  const frame = { poster, posterPicture, title, language, ratio: `${ratioOf(slide, data)}:1` };
  if (file) return <OwnVideo file={file} captions={captions} {...frame} />;
  const embed = readVideoEmbed(slide.video ?? '');
  return embed.type === 'invalid' ? null : <VideoFacade video={embed.video} {...frame} />;
}

/** The width of its picture, and whether it may be loaded first. */
function pictureProps({ slide, data, place, share, sizes, room }: SlideViewProps) {
  return {
    room: room ?? ratioOf(slide, data),
    priority: place.number === 1,
    ...(share ? { share } : {}),
    ...(sizes === undefined ? {} : { sizes }),
  };
}

function SlidePicture(props: SlideViewProps) {
  const { slide, data, language } = props;
  const { asset, kind } = slide;
  const name = nameOf(slide);
  const picture: ReactNode = asset ? (
    <Picture className="gallery-picture" asset={asset} alt={name} {...pictureProps(props)} />
  ) : (
    <span className="gallery-picture gallery-blank" />
  );
  const content =
    kind === 'video' ? (
      <span className="gallery-film">
        {picture}
        <PlayMark />
      </span>
    ) : (
      picture
    );
  const link = linkAttributes(slide.link);
  if (link) {
    const address = messagesFor(language).openLink({ address: slide.link });
    return (
      <a className="gallery-link" {...link} {...(name === '' ? { 'aria-label': address } : {})}>
        {content}
      </a>
    );
  }
  if (!data.lightbox) return props.hasWindow ? <span className="gallery-window">{content}</span> : content;
  return (
    <a
      className="gallery-link"
      href={largeAddress(slide)}
      data-opens=""
      {...(kind === 'video' || name === '' ? { 'aria-label': openingName(props) } : {})}
    >
      {content}
    </a>
  );
}

function nameOf({ asset, title }: GallerySlide): string {
  return asset && asset.alt !== '' ? asset.alt : title;
}

function openingName({ slide, place, language }: SlideViewProps): string {
  const messages = messagesFor(language);
  if (slide.kind === 'image') return messages.openImageOf(place);
  const title = slide.title === '' ? nameOf(slide) : slide.title;
  return title === '' ? messages.playVideoUntitled : messages.playVideo({ title });
}

/** The link's target without script: the full-size picture, or the page of the video. */
function largeAddress({ kind, asset, file, video }: GallerySlide): string {
  if (kind === 'video') return file ? fileAddress(file) : (video ?? '');
  return asset ? largestAddress(asset) : '';
}
