import { describe, expect, it } from 'vitest';
import { providerOf, reportSource } from './video-source.ts';

const report = (address: string, poster: string | null = null, provider = 'youtube') =>
  reportSource({ provider, address, poster });

describe('reportSource', () => {
  it.each([
    ['https://youtu.be/aqz-KE-bpKQ?t=90', 'Recognised: YouTube, starts after 90 s.'],
    ['https://vimeo.com/1084537/8f3bc22a90', 'Recognised: Vimeo, unlisted.'],
    ['https://www.instagram.com/reel/C8abcDEF123/', 'Recognised: Instagram, opens in a new window.'],
    [
      '<object width="480" height="385" data="https://www.youtube.com/v/aqz-KE-bpKQ"></object>',
      'Recognised: YouTube, from an older embed code, 480 × 385.',
    ],
  ])('VIDEO-19: recognises %s immediately', (address, found) => {
    expect(report(address)).toEqual({ found, problem: undefined, posterProblem: undefined });
  });

  it('VIDEO-19: reports an unknown address, and that a poster then has no effect', () => {
    expect(report('https://example.com/')).toMatchObject({ found: '', problem: 'Invalid video embed.' });
    expect(report('', 'm2k4h8x1a000000000000001')).toEqual({
      found: '',
      problem: undefined,
      posterProblem:
        'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
    });
    expect(report('', 'm2k4h8x1a000000000000001', 'file').posterProblem).toBeUndefined();
  });
});

it('VIDEO-19: stores the provider of the address', () => {
  expect(providerOf('vimeo.com/1084537', 'youtube')).toBe('vimeo');
  expect(providerOf('vimeo.co', 'youtube')).toBe('youtube');
});
