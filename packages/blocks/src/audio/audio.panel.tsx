import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { word } from '@vitrine/controls/messages/translate.ts';
import { SettingsPanel } from '@vitrine/controls/panel/settings-panel.tsx';
import { readAudioAddress } from '@vitrine/core/media/audio-address.ts';
import type { BlockPanelProps } from '../block-panels.ts';
import { block } from './audio.block.ts';

const source = block.settings.pick({ source: true });
const file = block.settings.pick({ file: true });
const about = block.settings.pick({
  title: true,
  artist: true,
  cover: true,
  hasDownload: true,
  transcript: true,
});

/** The panel of an audio block: the source of the sound, and whether it can be played. */
export function Panel({ settings: given, onChange }: BlockPanelProps) {
  const read = block.settings.safeParse(given);
  const settings = read.success ? read.data : block.settings.parse({});
  const { address } = settings;
  const isUnread = address.trim() !== '' && readAudioAddress(address) === null;
  return (
    <>
      <SettingsPanel schema={source} value={settings} onChange={onChange} />
      {settings.source === 'file' ? (
        <SettingsPanel schema={file} value={settings} onChange={onChange} />
      ) : (
        <TextField
          label={word('Address')}
          value={address}
          onChange={text => onChange({ address: text })}
          help={word('Of the audio file itself, over https, such as https://example.com/episode-1.mp3.')}
          problem={
            isUnread
              ? word(
                  'This is not the address of an audio file. It starts with https:// and ends with a file extension, such as .mp3.',
                )
              : undefined
          }
        />
      )}
      <SettingsPanel schema={about} value={settings} onChange={onChange} />
    </>
  );
}
