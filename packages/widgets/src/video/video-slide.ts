import { videoMessages } from '@vitrine/core/media/video-constants.ts';
import { type VideoWrapper, type VideoWrapperEvents, wrapVideo } from './wrap-video.ts';

/**
 * A slide's video for a gallery or a lightbox: `onPlay` suspends what moves by itself, `onStop` takes it up
 * again. A slide that leaves pauses, or stops when it should begin anew (rule VIDEO-17).
 * @throws 'VideoLoader not found' when the slide holds no video: whoever called it mistook it.
 */
export function videoSlide(root: HTMLElement, events: VideoWrapperEvents = {}): VideoWrapper {
  const wrapper = wrapVideo(root, events);
  if (!wrapper) throw new Error(videoMessages.loaderMissing);
  return wrapper;
}
