import { SegmentedField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { word } from '@vitrine/controls/messages/translate.ts';
import { SettingsPanel } from '@vitrine/controls/panel/settings-panel.tsx';
import type { BlockPanelProps } from '../block-panels.ts';
import { block } from './video.block.ts';
import { providerOf, reportSource } from './video-source.ts';

const look = block.settings.pick({ title: true, poster: true, ratio: true, mode: true });
const ofFile = block.settings.pick({ file: true, captions: true });
const fileOptions = block.settings.pick({ overlay: true, load: true });
const embedOptions = block.settings.pick({ forceAutoplay: true });

/** The panel of a video: its source, the recognised video, and its look (rule VIDEO-19). */
export function Panel({ settings: given, onChange }: BlockPanelProps) {
  const read = block.settings.safeParse(given);
  const settings = read.success ? read.data : block.settings.parse({});
  const { provider, address, poster, mode } = settings;
  const { found, problem, posterProblem } = reportSource({ provider, address, poster, word });
  const isFile = provider === 'file';
  return (
    <>
      <SegmentedField
        label={word('From')}
        value={isFile ? 'file' : 'address'}
        choices={[
          { value: 'address', label: word('Address') },
          { value: 'file', label: word('Own file') },
        ]}
        onChange={to => onChange({ provider: to === 'file' ? 'file' : providerOf(address, 'youtube') })}
      />
      {isFile ? (
        <SettingsPanel schema={ofFile} value={settings} onChange={onChange} />
      ) : (
        <TextField
          label={word('Address')}
          value={address}
          rows={2}
          onChange={text => onChange({ address: text, provider: providerOf(text, provider) })}
          help={
            found === ''
              ? word('Of a video on YouTube, Vimeo, Wistia, Animoto or Instagram, or its embed code.')
              : found
          }
          problem={problem}
        />
      )}
      <SettingsPanel
        // The block's place determines the shape if the video fits into it or fills it.
        schema={mode === 'fit' || mode === 'fill' ? look.omit({ ratio: true }) : look}
        value={settings}
        onChange={onChange}
        problems={posterProblem === undefined ? {} : { poster: posterProblem }}
      />
      <SettingsPanel schema={isFile ? fileOptions : embedOptions} value={settings} onChange={onChange} />
    </>
  );
}
