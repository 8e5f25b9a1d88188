import { wrapVideo } from './wrap-video.ts';

/** A block enhancer’s handling of the video in it; nothing if there is none. */
export function playVideos(root: HTMLElement): () => void {
  const wrapper = wrapVideo(root);
  return () => wrapper?.undo();
}
