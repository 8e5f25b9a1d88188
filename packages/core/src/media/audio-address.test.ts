import { describe, expect, it } from 'vitest';
import { readAudioAddress } from './audio-address.ts';
import { writeDuration } from './write-duration.ts';

describe('readAudioAddress', () => {
  it.each([
    ['https://cdn.example.com/episode-1.mp3', 'https://cdn.example.com/episode-1.mp3'],
    [' https://cdn.example.com/a%20b.OGG?x=1 ', 'https://cdn.example.com/a%20b.OGG?x=1'],
  ])('AUDIO-2: accepts %s', (text, address) => {
    expect(readAudioAddress(text)).toBe(address);
  });

  it.each([
    '',
    'episode.mp3',
    'http://cdn.example.com/episode.mp3',
    'javascript:alert(1)//.mp3',
    'https://soundcloud.com/kiln/one',
    'https://example.com/page?file=.mp3',
  ])('AUDIO-2: refuses “%s”', text => {
    expect(readAudioAddress(text)).toBeNull();
  });
});

it.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [200, '3:20'],
  [3729, '1:02:09'],
  [Number.NaN, '–:––'],
  [Number.POSITIVE_INFINITY, '–:––'],
  [-1, '–:––'],
])('AUDIO-5: %d seconds are %s', (seconds, text) => {
  expect(writeDuration(seconds)).toBe(text);
});
