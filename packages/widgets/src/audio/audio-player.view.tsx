import { type Asset, fileAddress } from '@vitrine/core/media/asset.ts';
import { writeDuration } from '@vitrine/core/media/write-duration.ts';
import { Picture } from '../image/picture.view.tsx';
import { messagesFor } from '../messages/messages.ts';

export interface AudioPlayerProps {
  /** The source of the sound: an uploaded file, or an address over https. */
  readonly source: { readonly file: Asset } | { readonly address: string };
  readonly title: string;
  readonly artist: string;
  readonly cover: Asset | null;
  /** Its transcript, for people who cannot hear; empty lines separate paragraphs. */
  readonly transcript: string;
  readonly hasDownload: boolean;
  readonly language: string;
}

/**
 * An audio player: the browser's without script, ours with it, in the same space. Nothing is loaded
 * before it is played (rules AUDIO-3, AUDIO-4).
 */
export function AudioPlayer(props: AudioPlayerProps) {
  const { source, title, artist, cover, transcript, hasDownload, language } = props;
  const messages = messagesFor(language);
  const address = 'file' in source ? fileAddress(source.file) : source.address;
  const name = title === '' ? messages.audio : title;
  const words = {
    play: messages.playSound({ title: name }),
    pause: messages.pauseSound({ title: name }),
    time: messages.timeOf({ time: '{time}', total: '{total}' }),
    failed: messages.soundFailed,
  };
  const native = {
    className: 'audio-native',
    controls: true,
    preload: 'none',
    src: address,
    'aria-label': name,
  };
  return (
    <figure className="audio" aria-label={name} data-audio={JSON.stringify(words)}>
      {cover && (
        <div className="audio-cover">
          <Picture asset={cover} alt="" sizes="8rem" />
        </div>
      )}
      {(title !== '' || artist !== '') && (
        <p className="audio-names">
          {title !== '' && <span className="audio-title">{title}</span>}
          {artist !== '' && <span className="audio-artist">{artist}</span>}
        </p>
      )}
      <div className="audio-row">
        <audio {...native} />
        <div className="audio-controls" hidden>
          <button type="button" className="audio-toggle" aria-label={words.play}>
            <svg className="audio-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path className="audio-icon-play" d="M8 5v14l11.5-7z" />
              <path className="audio-icon-pause" d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
            </svg>
          </button>
          <input
            type="range"
            className="audio-seek"
            min={0}
            max={0}
            step={1}
            defaultValue={0}
            aria-label={messages.positionIn({ title: name })}
          />
          <span className="audio-time" dir="ltr" aria-hidden="true">
            {writeDuration(0)}
          </span>
        </div>
      </div>
      <p className="audio-status" role="status" />
      {(hasDownload || transcript.trim() !== '') && (
        <div className="audio-more">
          {hasDownload && (
            <a className="audio-download" href={address} download="">
              {messages.downloadFile}
            </a>
          )}
          {transcript.trim() !== '' && (
            <details className="audio-transcript">
              <summary>{messages.transcript}</summary>
              {transcript
                .trim()
                .split(/\n\s*\n/)
                .map(paragraph => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
            </details>
          )}
        </div>
      )}
    </figure>
  );
}
