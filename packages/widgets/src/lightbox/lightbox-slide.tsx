import { fillMessage } from '@vitrine/core/messages/message.ts';
import type { CSSProperties } from 'react';
import { messagesFor } from '../messages/messages.ts';
import { cssVariables } from '../styles/css-variables.ts';
import type { LightboxItem } from './lightbox-item.ts';
import { LightboxVideo } from './lightbox-video.tsx';

export interface LightboxSlideProps {
  readonly item: LightboxItem;
  readonly index: number;
  readonly count: number;
  readonly language: string;
  /** Whether it is the one looked at; the others beside it are hidden from everybody but the eye. */
  readonly isCurrent: boolean;
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
}

/** One item as it lies on the stage, its room reserved, its small picture shown until the large one is there. */
export function LightboxSlide(props: LightboxSlideProps) {
  const { item, index, count, language, isCurrent } = props;
  const name = fillMessage(messagesFor(language).itemOf, { number: index + 1, total: count });
  return (
    <figure
      className="lightbox-slide"
      aria-roledescription={messagesFor(language).slide}
      aria-label={name}
      aria-hidden={!isCurrent}
      inert={!isCurrent}
      data-index={index}
    >
      {item.kind === 'video' ? <LightboxVideo {...props} /> : <LightboxPicture item={item} />}
    </figure>
  );
}

function LightboxPicture({ item }: { readonly item: LightboxItem }) {
  const { src, srcset, alt, width, height, preview } = item;
  return (
    <img
      className="lightbox-picture"
      data-zooms=""
      draggable={false}
      style={pictureStyle(item)}
      src={src}
      alt={alt}
      decoding="async"
      {...(width > 0 ? { width, height } : {})}
      {...(srcset === '' ? {} : { srcSet: srcset, sizes: '100vw' })}
      {...(preview === '' ? {} : { 'data-preview': '' })}
    />
  );
}

function pictureStyle({ width, height, preview }: LightboxItem): CSSProperties {
  return {
    ...cssVariables({
      'lightbox-ratio': width > 0 && height > 0 ? width / height : 1.5,
      'lightbox-width': width > 0 ? `${width}px` : '100cqi',
    }),
    ...(preview === '' ? {} : { backgroundImage: `url(${JSON.stringify(preview)})` }),
  };
}
