import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseVideoAddress,
  playerSourcesOf,
  videoPageAddress,
  videoPlayerAddress,
  videoProviders,
} from './video-address.ts';

const youtube = { provider: 'youtube', id: 'aqz-KE-bpKQ', key: '', startSeconds: 0 };
const vimeo = { provider: 'vimeo', id: '1084537', key: '', startSeconds: 0 };

describe('parseVideoAddress', () => {
  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'http://youtube.com/watch?list=PL123&v=aqz-KE-bpKQ',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ&feature=share',
    'https://music.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?si=abcdef',
    'youtu.be/aqz-KE-bpKQ',
    '  //www.youtube.com/embed/aqz-KE-bpKQ  ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/live/aqz-KE-bpKQ',
  ])('VIDEO-1: reads %s', address => {
    expect(parseVideoAddress(address)).toEqual(youtube);
  });

  it.each([
    'https://vimeo.com/1084537',
    'vimeo.com/1084537',
    'https://player.vimeo.com/video/1084537?badge=0',
    'https://vimeo.com/channels/staffpicks/1084537',
    'https://vimeo.com/groups/shortfilms/videos/1084537',
  ])('VIDEO-1: reads %s', address => {
    expect(parseVideoAddress(address)).toEqual(vimeo);
  });

  it.each([
    ['https://vitrine.wistia.com/medias/e4a27b971d', 'wistia', 'e4a27b971d'],
    ['https://fast.wistia.net/embed/iframe/e4a27b971d?videoFoam=true', 'wistia', 'e4a27b971d'],
    ['fast.wistia.com/embed/medias/e4a27b971d.jsonp', 'wistia', 'e4a27b971d'],
    ['https://animoto.com/play/GjsJ1gu0WDRfr4pGw12xZQ', 'animoto', 'GjsJ1gu0WDRfr4pGw12xZQ'],
    [
      'https://s3.amazonaws.com/embed.animoto.com/play.html?w=swf/production/vp1&f=GjsJ1gu0WDRfr4pGw12xZQ',
      'animoto',
      'GjsJ1gu0WDRfr4pGw12xZQ',
    ],
    ['https://www.instagram.com/reel/C8abcDEF123/?igsh=x', 'instagram', 'C8abcDEF123'],
    ['instagram.com/kiln/reel/C8abcDEF123', 'instagram', 'C8abcDEF123'],
  ])('VIDEO-1: reads %s', (address, provider, id) => {
    expect(parseVideoAddress(address)).toEqual({ provider, id, key: '', startSeconds: 0 });
  });

  it('VIDEO-1: keeps the start and the key of an unlisted video', () => {
    expect(parseVideoAddress('https://youtu.be/aqz-KE-bpKQ?t=1m30s')).toEqual({
      ...youtube,
      startSeconds: 90,
    });
    expect(parseVideoAddress('https://www.youtube.com/embed/aqz-KE-bpKQ?start=75')).toEqual({
      ...youtube,
      startSeconds: 75,
    });
    expect(parseVideoAddress('https://vimeo.com/1084537/8f3bc22a90#t=1h2m3s')).toEqual({
      ...vimeo,
      key: '8f3bc22a90',
      startSeconds: 3723,
    });
    expect(parseVideoAddress('https://player.vimeo.com/video/1084537?h=8f3bc22a90')).toEqual({
      ...vimeo,
      key: '8f3bc22a90',
    });
  });

  it.each([
    '',
    'not a video',
    'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
    'data:text/html,https://youtu.be/aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://evil.example/youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v="><script>x',
    'https://www.youtube.com/@somebody',
    'https://vimeo.com/about',
    'https://dailymotion.com/video/x7tgad0',
    'https://wistia.com.evil.example/medias/e4a27b971d',
    'https://vitrine.wistia.com/medias/E4A27',
    'https://animoto.com/projects/GjsJ1gu0WDRfr4pGw12xZQ',
    'https://s3.amazonaws.com/evil/play.html?f=GjsJ1gu0WDRfr4pGw12xZQ',
    'https://www.instagram.com/kiln/',
  ])('VIDEO-2: refuses %s', address => {
    expect(parseVideoAddress(address)).toBeNull();
  });

  it('VIDEO-2: never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), text => {
        const video = parseVideoAddress(text);
        expect(video === null || /^[\w-]{1,40}$/.test(video.id)).toBe(true);
      }),
    );
  });

  it('VIDEO-1: reads its own output', () => {
    const video = fc.oneof(
      fc.record({
        provider: fc.constant('youtube' as const),
        id: fc.stringMatching(/^[\w-]{11}$/),
        key: fc.constant(''),
        startSeconds: fc.nat(99_999),
      }),
      fc.record({
        provider: fc.constant('wistia' as const),
        id: fc.stringMatching(/^[a-z0-9]{10}$/),
        key: fc.constant(''),
        startSeconds: fc.nat(99_999),
      }),
      fc.record({
        provider: fc.constant('animoto' as const),
        id: fc.stringMatching(/^[A-Za-z0-9]{22}$/),
        key: fc.constant(''),
        startSeconds: fc.constant(0),
      }),
      fc.record({
        provider: fc.constant('vimeo' as const),
        id: fc.stringMatching(/^[1-9]\d{4,9}$/),
        key: fc.oneof(fc.constant(''), fc.stringMatching(/^[0-9a-f]{10}$/)),
        startSeconds: fc.nat(99_999),
      }),
    );
    fc.assert(
      fc.property(video, given => {
        expect(parseVideoAddress(videoPageAddress(given))).toEqual(given);
        expect(parseVideoAddress(videoPlayerAddress(given) ?? '')).toEqual(given);
      }),
    );
  });
});

describe('videoPlayerAddress', () => {
  it('VIDEO-3: uses the hosts that store nothing', () => {
    expect(videoPlayerAddress({ provider: 'youtube', id: 'aqz-KE-bpKQ', key: '', startSeconds: 90 })).toBe(
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&enablejsapi=1&start=90',
    );
    expect(videoPlayerAddress({ provider: 'vimeo', id: '1084537', key: '8f3bc22a90', startSeconds: 0 })).toBe(
      'https://player.vimeo.com/video/1084537?autoplay=1&dnt=1&h=8f3bc22a90',
    );
    const wistia = { provider: 'wistia', id: 'e4a27b971d', key: '', startSeconds: 12 } as const;
    expect(videoPlayerAddress(wistia)).toBe(
      'https://fast.wistia.net/embed/iframe/e4a27b971d?autoPlay=true&doNotTrack=true&time=12',
    );
    expect(videoPlayerAddress({ ...wistia, provider: 'instagram', id: 'C8abcDEF123' })).toBeNull();
    for (const provider of videoProviders) {
      const video = { provider, id: 'e4a27b971d', key: '', startSeconds: 0 };
      const [source] = playerSourcesOf([video, null]);
      expect(videoPlayerAddress(video)?.startsWith(source ?? '-') ?? null).toBe(source ? true : null);
    }
  });

  it('VIDEO-9: starts automatically unless autoplay is off', () => {
    const video = { provider: 'youtube', id: 'aqz-KE-bpKQ', key: '', startSeconds: 0 } as const;
    expect(videoPlayerAddress(video, { autoplay: false })).toBe(
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&enablejsapi=1',
    );
    expect(videoPlayerAddress({ ...video, provider: 'animoto' }, { autoplay: false })).toContain('start_hq');
  });
});
