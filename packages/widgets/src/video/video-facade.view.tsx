import type { Asset } from '@vitrine/core/media/asset.ts';
import {
  type VideoAddress,
  videoPageAddress,
  videoPlayerAddress,
} from '@vitrine/core/media/video-address.ts';
import type { VideoMode } from '@vitrine/core/media/video-constants.ts';
import { Picture, type PictureProps } from '../image/picture.view.tsx';
import { messagesFor } from '../messages/messages.ts';
import { PlayMark, VideoBox } from './video-box.view.tsx';

export interface VideoFrameProps {
  readonly poster: Asset | null;
  readonly title: string;
  /** Aspect ratio, such as `16:9`; empty for the video's own, else 56.3 % of its width. */
  readonly ratio: string;
  readonly language: string;
  readonly mode?: VideoMode | null;
  /**
   * The poster's fraction of its block, and whether it may be the first screen's largest picture;
   * by default the whole block, and yes.
   */
  readonly posterPicture?: Pick<PictureProps, 'share' | 'sizes' | 'priority' | 'room'>;
}

export interface VideoFacadeProps extends VideoFrameProps {
  readonly video: VideoAddress;
  /** From the pasted code, in px. */
  readonly size?: { readonly width: number; readonly height: number } | null;
  /** Whether the player starts by itself once requested. */
  readonly forceAutoplay?: boolean;
}

/**
 * An external video before it is requested: our own poster and a labelled play button. Without
 * script it is a link to the video; `playVideos` replaces it with the player (rule VIDEO-4).
 */
export function VideoFacade(props: VideoFacadeProps) {
  const { video, poster, title, ratio, language, size = null, mode = null } = props;
  const messages = messagesFor(language);
  const player = videoPlayerAddress(video, { autoplay: props.forceAutoplay ?? true });
  return (
    <VideoBox ratio={ratio} size={size} mode={mode}>
      <a
        className={poster ? 'video-facade' : 'video-facade video-facade-bare'}
        href={videoPageAddress(video)}
        aria-label={title === '' ? messages.playVideoUntitled : messages.playVideo({ title })}
        data-provider={video.provider}
        data-title={title === '' ? messages.video : title}
        {...(video.provider === 'vimeo' ? { 'data-refused': messages.videoRefused } : {})}
        {...(player === null
          ? { 'data-popup': '', target: '_blank', rel: 'noopener' }
          : { 'data-player': player })}
      >
        {poster && (
          <Picture className="video-poster" asset={poster} alt="" priority {...props.posterPicture} />
        )}
        <PlayMark />
        {title !== '' && (
          <span className="video-title" aria-hidden="true">
            {title}
          </span>
        )}
      </a>
    </VideoBox>
  );
}
