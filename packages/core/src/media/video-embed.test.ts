import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { videoFadeSeconds, videoFallbackPercent, videoPopup } from './video-constants.ts';
import { readVideoEmbed } from './video-embed.ts';

const youtube = { provider: 'youtube', id: 'aqz-KE-bpKQ', key: '', startSeconds: 0 };

describe('readVideoEmbed', () => {
  it('VIDEO-13: an address is framed', () => {
    expect(readVideoEmbed(' youtu.be/aqz-KE-bpKQ ')).toEqual({ type: 'iframe', video: youtube, size: null });
  });

  it('VIDEO-13: keeps the video and the size of an <iframe>', () => {
    const code =
      '<p><iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0&amp;si=x" onload="alert(1)"></iframe></p>';
    expect(readVideoEmbed(code)).toEqual({
      type: 'iframe',
      video: youtube,
      size: { width: 560, height: 315 },
    });
  });

  it.each([
    '<object width=480 height=385><param name="movie" value="http://www.youtube.com/v/aqz-KE-bpKQ"></object>',
    '<object width="480" height="385" data="https://www.youtube.com/v/aqz-KE-bpKQ"></object>',
    `<embed src='https://www.youtube.com/v/aqz-KE-bpKQ' width='480' height='385'>`,
  ])('VIDEO-13: reads the object %s', code => {
    expect(readVideoEmbed(code)).toEqual({
      type: 'object',
      video: youtube,
      size: { width: 480, height: 385 },
    });
  });

  it.each([
    '',
    '<iframe></iframe>',
    '<script src="https://youtu.be/aqz-KE-bpKQ"></script>',
    '<iframe src="https://example.com/">',
  ])('VIDEO-13: “%s” is invalid', text => {
    expect(readVideoEmbed(text)).toEqual({ type: 'invalid' });
  });

  it('VIDEO-13: never throws, whatever is pasted', () => {
    const code = fc.string().map(text => `<iframe src="${text}" width=${text}>`);
    fc.assert(
      fc.property(fc.oneof(fc.string(), code), text => {
        expect(['iframe', 'object', 'invalid']).toContain(readVideoEmbed(text).type);
      }),
    );
  });
});

it('VIDEO-8, VIDEO-11, VIDEO-12: its constants', () => {
  expect({ videoFadeSeconds, videoFallbackPercent, videoPopup }).toEqual({
    videoFadeSeconds: 1,
    videoFallbackPercent: 56.3,
    videoPopup: { width: 620, height: 720 },
  });
});
