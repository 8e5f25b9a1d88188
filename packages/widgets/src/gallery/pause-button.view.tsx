import { messagesFor } from '../messages/messages.ts';

/** The button’s labels during autoplay and while stopped. */
export interface PauseWords {
  readonly pause: string;
  readonly play: string;
}

/** Stops and restarts autoplay (rule GALLERY-28). */
export function PauseButton({ language }: { readonly language: string }) {
  const messages = messagesFor(language);
  const words: PauseWords = { pause: messages.pauseGallery, play: messages.playGallery };
  return (
    <button
      type="button"
      className="gallery-pause"
      data-gallery-pause=""
      data-words={JSON.stringify(words)}
      aria-label={words.pause}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
        <path d="M8 5v14l11-7z" />
      </svg>
    </button>
  );
}
