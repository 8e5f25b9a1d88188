import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { site } from '../site.samples.ts';
import { block } from './video.block.ts';
import { samples } from './video.samples.ts';
import { View } from './video.view.tsx';

function html(name: string, isEditing = false): string {
  const sample = samples.find(one => one.name === name);
  const data = sample?.data ?? { file: null, poster: null };
  const settings = block.settings.parse(sample?.settings);
  return renderToStaticMarkup(
    <View id="v" settings={settings} data={data} site={site} isEditing={isEditing} />,
  );
}

describe('video block', () => {
  it('VIDEO-4: loads nothing of somebody else’s, and links to the video without script', () => {
    const markup = html('YouTube behind a poster');
    expect(markup).not.toContain('<iframe');
    expect(markup).not.toMatch(/(?:src|srcSet|poster)="https?:/);
    expect(markup).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ&amp;t=90s"');
    expect(markup).toContain('aria-label="Play video: Throwing the big bowl"');
  });

  it('VIDEO-3: has the private player ready', () => {
    expect(html('YouTube behind a poster')).toContain(
      'data-player="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&amp;rel=0&amp;start=90"',
    );
    expect(html('Vimeo without a poster')).toContain(
      'data-player="https://player.vimeo.com/video/1084537?autoplay=1&amp;dnt=1"',
    );
  });

  it('VIDEO-5: plays an own file without script', () => {
    const markup = html('Own file');
    expect(markup).toContain('<video class="video-player" controls="" playsInline="" preload="none"');
    expect(markup).toContain('poster="/media/m2k4h8x1a000000000000003/1000w"');
    expect(markup).toContain(
      '<source src="/s/m2k4h8x1a000000000000005/throwing-a-bowl.mp4" type="video/mp4"/>',
    );
    expect(markup).not.toContain('data-player');
  });

  it('VIDEO-6: says «Invalid video embed.» to who edits and nothing to visitors', () => {
    expect(html('Not a video', true)).toContain('Invalid video embed.');
    expect(html('Not a video')).toBe('');
    expect(html('Empty')).toBe('');
  });
});
