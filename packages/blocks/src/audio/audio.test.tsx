import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { site } from '../site.samples.ts';
import { block } from './audio.block.ts';
import { samples } from './audio.samples.ts';
import { View } from './audio.view.tsx';

const html = (name: string, isEditing = false) => {
  const sample = samples.find(one => one.name === name);
  return renderToStaticMarkup(
    <View
      id="a"
      settings={block.settings.parse(sample?.settings)}
      data={sample?.data ?? { file: null, cover: null }}
      site={site}
      isEditing={isEditing}
    />,
  );
};

describe('audio block', () => {
  it('AUDIO-3: plays without script in the browser’s player, and fetches nothing before playing', () => {
    expect(html('A talk with its cover')).toContain(
      '<audio class="audio-native" controls="" preload="none" src="/s/m2k4h8x1a000000000000007/what-the-kiln-knows.mp3" aria-label="What the kiln knows"></audio>',
    );
    expect(html('A talk with its cover')).toContain('<div class="audio-controls" hidden="">');
  });

  it('AUDIO-1: shows title and author, and offers a download if enabled', () => {
    const markup = html('A talk with its cover');
    expect(markup).toContain('<span class="audio-title">What the kiln knows</span>');
    expect(markup).toContain('<span class="audio-artist">Mara Lindt, in the workshop</span>');
    expect(markup).toContain(
      '<a class="audio-download" href="/s/m2k4h8x1a000000000000007/what-the-kiln-knows.mp3" download="">Download</a>',
    );
    expect(html('The sound alone')).not.toMatch(/audio-download|audio-names/);
  });

  it('AUDIO-9: has a transcript as text', () => {
    expect(html('A talk with its cover')).toContain(
      '<details class="audio-transcript"><summary>Transcript</summary><p>A kiln remembers every firing.</p><p>Open it',
    );
  });

  it('AUDIO-2: accepts the address of a sound elsewhere', () => {
    expect(html('From an address, without a cover')).toContain(
      'src="https://cdn.example.com/episode-12.mp3"',
    );
  });

  it('AUDIO-2: asks for another source on the canvas if the file is not a sound, and shows visitors nothing', () => {
    expect(html('Not a sound', true)).toContain('Choose an audio file.');
    expect(html('Not a sound')).toBe('');
    expect(html('Empty')).toBe('');
  });
});
