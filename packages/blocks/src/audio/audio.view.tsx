import type { Asset } from '@vitrine/core/media/asset.ts';
import { readAudioAddress } from '@vitrine/core/media/audio-address.ts';
import { AudioPlayer, type AudioPlayerProps } from '@vitrine/widgets/audio/audio-player.view.tsx';
import { EmptyState } from '@vitrine/widgets/empty-state/empty-state.view.tsx';
import type { PropsOf, SettingsOf } from '../settings-of.ts';
import type { block } from './audio.block.ts';

type Data = { file: Asset | null; cover: Asset | null };

export function View({ settings, data, site, isEditing }: PropsOf<typeof block, Data>) {
  const { title, artist, transcript, hasDownload } = settings;
  const source = sourceOf(settings, data.file);
  if (source) {
    const about = { title, artist, transcript, hasDownload, cover: data.cover, language: site.language };
    return <AudioPlayer source={source} {...about} />;
  }
  if (!isEditing) return null;
  return settings.source === 'file' ? (
    <EmptyState title="Audio" hint="Choose an audio file." />
  ) : (
    <EmptyState
      title="Audio"
      hint="Enter the https address of an audio file, such as one that ends with .mp3."
    />
  );
}

function sourceOf(
  { source, address }: SettingsOf<typeof block>,
  file: Asset | null,
): AudioPlayerProps['source'] | null {
  if (source === 'file') return file?.kind === 'audio' ? { file } : null;
  const found = readAudioAddress(address);
  return found === null ? null : { address: found };
}
