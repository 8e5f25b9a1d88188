import { wrapVideo } from './wrap-video.ts';

/** What a block's enhancer does with the video in it; nothing where there is none. */
export function playVideos(root: HTMLElement): () => void {
  const wrapper = wrapVideo(root);
  return () => wrapper?.undo();
}
