import { messagesFor } from '../messages/messages.ts';

export interface PauseButtonProps {
  readonly language: string;
  readonly isPlaying: boolean;
  /** Absent on the server, whose button is hidden with all other controls. */
  readonly onPress?: (() => void) | undefined;
}

/** Stops what plays by itself, and starts it again (rule GALLERY-28). */
export function PauseButton({ language, isPlaying, onPress }: PauseButtonProps) {
  const messages = messagesFor(language);
  return (
    <button
      type="button"
      className="gallery-pause"
      data-gallery-pause=""
      {...(isPlaying ? {} : { 'data-stopped': '' })}
      aria-label={isPlaying ? messages.pauseGallery : messages.playGallery}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
        <path d="M8 5v14l11-7z" />
      </svg>
    </button>
  );
}
