import type { Asset } from '@vitrine/core/media/asset.ts';
import {
  type VideoAddress,
  videoPageAddress,
  videoPlayerAddress,
} from '@vitrine/core/media/video-address.ts';
import { Picture } from '../image/picture.view.tsx';
import { fillMessage, messagesFor } from '../messages/messages.ts';
import { cssVariables } from '../styles/css-variables.ts';

export interface VideoFrameProps {
  readonly poster: Asset | null;
  readonly title: string;
  /** Width to height, such as `16:9`. */
  readonly ratio: string;
  readonly language: string;
}

/**
 * A video of somebody else's before it is wanted: our own poster and a named play button. Without script it
 * is a link to the video; `playVideos` puts the player in its place (rule VIDEO-4).
 */
export function VideoFacade({
  video,
  poster,
  title,
  ratio,
  language,
}: VideoFrameProps & { video: VideoAddress }) {
  const messages = messagesFor(language);
  const name = title === '' ? messages.playVideoUntitled : fillMessage(messages.playVideo, { title });
  return (
    <div className="video" style={cssVariables({ 'video-ratio': ratio.replace(':', ' / ') })}>
      <a
        className={poster ? 'video-facade' : 'video-facade video-facade-bare'}
        href={videoPageAddress(video)}
        aria-label={name}
        data-player={videoPlayerAddress(video)}
        data-title={title === '' ? messages.video : title}
      >
        {poster && <Picture className="video-poster" asset={poster} alt="" priority />}
        <span className="video-play" aria-hidden="true">
          <svg className="video-play-icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 5v14l11.5-7z" />
          </svg>
        </span>
        {title !== '' && (
          <span className="video-title" aria-hidden="true">
            {title}
          </span>
        )}
      </a>
    </div>
  );
}
