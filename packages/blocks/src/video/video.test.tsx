import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { site } from '../site.samples.ts';
import { block } from './video.block.ts';
import { Panel } from './video.panel.tsx';
import { samples } from './video.samples.ts';
import { View } from './video.view.tsx';

function html(name: string, isEditing = false): string {
  const sample = samples.find(one => one.name === name);
  const data = sample?.data ?? { file: null, captions: null, poster: null };
  const settings = block.settings.parse(sample?.settings);
  return renderToStaticMarkup(
    <View id="v" settings={settings} data={data} site={site} isEditing={isEditing} />,
  );
}

/** A video at that address, or with that embed code, as visitors are given it. */
function htmlAt(address: string, more: object = {}): string {
  const data = { file: null, captions: null, poster: null };
  // Also an address that the schema refuses: what draws it does not rely on that.
  const settings = { ...block.settings.parse(more), address };
  return renderToStaticMarkup(<View id="v" settings={settings} data={data} site={site} isEditing={false} />);
}
const playerAt = (address: string) => / data-player="([^"?]*)/.exec(htmlAt(address))?.[1];

describe('video block', () => {
  it('VIDEO-4: loads nothing from third parties, and links to the video without script', () => {
    const markup = html('YouTube behind a poster');
    expect(markup).not.toContain('<iframe');
    expect(markup).not.toMatch(/(?:src|srcSet|poster)="https?:/);
    expect(markup).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ&amp;t=90s"');
    expect(markup).toContain('aria-label="Play video: Throwing the big bowl"');
  });

  it('VIDEO-3: has the address of the private player ready', () => {
    expect(html('YouTube behind a poster')).toContain(
      'data-player="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&amp;rel=0&amp;enablejsapi=1&amp;start=90"',
    );
    expect(html('Vimeo without a poster')).toContain(
      'data-player="https://player.vimeo.com/video/1084537?autoplay=1&amp;dnt=1"',
    );
  });

  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    ['https://m.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    ['music.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    ['youtu.be/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    ['https://www.youtube.com/live/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    [
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    ],
    ['vimeo.com/1084537', 'https://player.vimeo.com/video/1084537'],
    ['https://vimeo.com/channels/staffpicks/1084537', 'https://player.vimeo.com/video/1084537'],
    ['https://vimeo.com/groups/shortfilms/videos/1084537', 'https://player.vimeo.com/video/1084537'],
    ['https://player.vimeo.com/video/1084537', 'https://player.vimeo.com/video/1084537'],
    ['https://vitrine.wistia.com/medias/e4a27b971d', 'https://fast.wistia.net/embed/iframe/e4a27b971d'],
    ['https://fast.wistia.net/embed/iframe/e4a27b971d', 'https://fast.wistia.net/embed/iframe/e4a27b971d'],
    ['https://animoto.com/play/GjsJ1gu0WDRfr4pGw12xZQ', expect.stringContaining('animoto')],
  ])('VIDEO-1: plays what %s leads to', (address, player) => {
    expect(playerAt(address)).toEqual(player);
  });

  it('VIDEO-1: keeps where a video starts and the key of an unlisted one, and links to one of Instagram', () => {
    expect(htmlAt('https://youtu.be/aqz-KE-bpKQ?t=1m30s')).toMatch(/data-player="[^"]*start=90/);
    expect(htmlAt('https://vimeo.com/1084537/8f3bc22a90')).toMatch(/data-player="[^"]*h=8f3bc22a90/);
    expect(htmlAt('instagram.com/kiln/reel/C8abcDEF123')).toMatch(
      /href="https:\/\/www\.instagram\.com\/\w+\/C8abcDEF123\/"/,
    );
  });

  it.each([
    'not a video',
    'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://evil.example/youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=short',
    'https://vimeo.com/about',
    'https://dailymotion.com/video/x7tgad0',
    '<script src="https://youtu.be/aqz-KE-bpKQ"></script>',
    '<iframe src="https://example.com/">',
  ])('VIDEO-2, VIDEO-13: %s is not a video', address => {
    expect(htmlAt(address)).toBe('<p class="video-invalid">Invalid video embed</p>');
  });

  it.each([
    '<p><iframe width="480" height="360" src="https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0" onload="alert(1)"></iframe></p>',
    '<object width=480 height=360><param name="movie" value="http://www.youtube.com/v/aqz-KE-bpKQ"></object>',
    `<embed src='https://www.youtube.com/v/aqz-KE-bpKQ' width='480' height='360'>`,
  ])('VIDEO-13: of the code %s the video and its size are kept', code => {
    expect(playerAt(code)).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
    expect(htmlAt(code, { ratio: 'auto' })).toContain('--video-ratio:1.3333;');
    expect(htmlAt(code)).not.toMatch(/onload|<iframe|<object|<embed/);
  });

  it('VIDEO-19: its panel says what was recognised, and that a poster needs a video', () => {
    const panel = (settings: object) =>
      renderToStaticMarkup(<Panel settings={{ ...block.settings.parse(settings) }} onChange={() => {}} />);
    expect(panel({ address: 'https://youtu.be/aqz-KE-bpKQ?t=90' })).toContain(
      'Recognised: YouTube, starts after 90 s.',
    );
    expect(panel({ address: 'https://example.com/' })).toContain('Invalid video embed.');
    const refused =
      'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.';
    expect(panel({ poster: 'm2k4h8x1a000000000000001' })).toContain(refused);
    expect(panel({ poster: 'm2k4h8x1a000000000000001', address: 'vimeo.com/1084537' })).not.toContain(
      refused,
    );
  });

  it('VIDEO-5: plays an uploaded file without script', () => {
    const markup = html('Own file with captions');
    expect(markup).toContain('<video class="video-player" controls="" playsInline="" preload="none"');
    expect(markup).toMatch(/<button type="button" hidden="" class="video-facade" aria-label="Play video:/);
    expect(markup).toContain('poster="/media/m2k4h8x1a000000000000003/1000w"');
    expect(markup).toContain(
      '<source src="/s/m2k4h8x1a000000000000005/throwing-a-bowl.mp4" type="video/mp4"/>',
    );
    expect(markup).not.toContain('data-player');
  });

  it('VIDEO-18: has captions from an uploaded file', () => {
    expect(html('Own file with captions')).toContain(
      '<track kind="captions" src="/s/m2k4h8x1a000000000000006/throwing-a-bowl.vtt" srcLang="en" label="Captions" default=""/>',
    );
  });

  it('VIDEO-9: has its mode and overlay, and starts immediately, unless set otherwise', () => {
    const { mode, overlay, load, forceAutoplay } = block.settings.parse({});
    expect({ mode, overlay, load, forceAutoplay }).toEqual({
      mode: 'none',
      overlay: true,
      load: false,
      forceAutoplay: true,
    });
  });

  it('VIDEO-9: reads its length before playback, and has no controls, only if enabled', () => {
    const bare = html('Own file by its own shape, with the browser’s player alone');
    expect(bare).toContain('preload="metadata"');
    expect(bare).not.toContain('video-facade');
  });

  it('VIDEO-10, VIDEO-11: reserves space by its shape, its own size, or 56.3 % of its width', () => {
    expect(html('Vimeo without a poster')).toContain(
      'data-mode="none" style="--video-ratio:1.3333;--video-fade:1s"',
    );
    expect(html('Animoto from its embed code')).toContain('--video-ratio:1.7778');
    expect(html('Wistia, filling its place')).toContain('data-mode="fill"');
    const settings = block.settings.parse({ address: 'youtu.be/aqz-KE-bpKQ', ratio: 'auto', mode: null });
    const data = { file: null, captions: null, poster: null };
    expect(
      renderToStaticMarkup(<View id="v" settings={settings} data={data} site={site} isEditing={false} />),
    ).toContain('data-mode="none" style="--video-ratio:1.7762;');
  });

  it('VIDEO-10: modes are none, fit, fill and null; anything else is refused', () => {
    const reads = (mode: unknown) => block.settings.shape.mode.safeParse(mode).success;
    expect(['none', 'fit', 'fill', null].map(reads)).toEqual([true, true, true, true]);
    expect(['cover', '', 0].map(reads)).toEqual([false, false, false]);
  });

  it('VIDEO-12: Instagram has no player, and is a link that works without script', () => {
    const markup = html('Instagram, in a window of its own');
    expect(markup).toContain('href="https://www.instagram.com/p/C8abcDEF123/"');
    expect(markup).toContain('data-popup="" target="_blank" rel="noopener"');
    expect(markup).not.toContain('data-player');
  });

  it('VIDEO-6: shows “Invalid video embed” on the canvas and to visitors, and nothing if there is no address', () => {
    const note = '<p class="video-invalid">Invalid video embed</p>';
    expect([html('Not a video', true), html('Not a video')]).toEqual([note, note]);
    expect(html('Empty')).toBe('');
  });
});
