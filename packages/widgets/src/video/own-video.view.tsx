import { type Asset, assetAddress, fileAddress, widthsOf } from '@vitrine/core/media/asset.ts';
import { Picture } from '../image/picture.view.tsx';
import { messagesFor } from '../messages/messages.ts';
import { PlayMark, VideoBox } from './video-box.view.tsx';
import type { VideoFrameProps } from './video-facade.view.tsx';

export interface OwnVideoProps extends VideoFrameProps {
  readonly file: Asset;
  /** WebVTT; null if it has no captions. */
  readonly captions?: Asset | null;
  /** Whether the poster with its play button covers it once script runs. */
  readonly overlay?: boolean;
  /** Whether the browser loads its length before it is played. */
  readonly load?: boolean;
}

/** An uploaded film in the browser's player; no script, and nothing loaded before it is played (rule VIDEO-5). */
export function OwnVideo(props: OwnVideoProps) {
  const { file, poster, title, ratio, language, captions = null, mode = null } = props;
  const messages = messagesFor(language);
  const name = title === '' ? messages.video : title;
  return (
    <VideoBox ratio={ratio} size={file.width > 0 ? file : null} mode={mode}>
      <video
        className="video-player"
        controls
        playsInline
        preload={(props.load ?? false) ? 'metadata' : 'none'}
        aria-label={name}
        {...(poster ? { poster: assetAddress(poster, posterWidth(poster)) } : {})}
        {...(file.width > 0 ? { width: file.width, height: file.height } : {})}
      >
        <source src={fileAddress(file)} type={file.contentType} />
        {captions && (
          <track
            kind="captions"
            src={fileAddress(captions)}
            srcLang={language}
            label={messages.captions}
            default
          />
        )}
        <a href={fileAddress(file)}>{title === '' ? file.fileName : title}</a>
      </video>
      {(props.overlay ?? true) && (
        <button
          type="button"
          hidden
          className={poster ? 'video-facade' : 'video-facade video-facade-bare'}
          aria-label={title === '' ? messages.playVideoUntitled : messages.playVideo({ title })}
          data-provider="file"
        >
          {poster && (
            <Picture className="video-poster" asset={poster} alt="" priority {...props.posterPicture} />
          )}
          <PlayMark />
        </button>
      )}
    </VideoBox>
  );
}

function posterWidth(poster: Asset): number {
  const widths = widthsOf(poster);
  return widths.find(width => width >= 1000) ?? widths.at(-1) ?? poster.width;
}
