import { describe, expect, it } from 'vitest';
import { playerMessage, readPlayerNews } from './player-messages.ts';

const youtube = 'https://www.youtube-nocookie.com';
const vimeo = 'https://player.vimeo.com';

describe('playerMessage', () => {
  it('VIDEO-14: uses each player’s message format, to its own origin', () => {
    expect(playerMessage('youtube', 'pause')).toEqual({
      text: '{"event":"command","func":"pauseVideo","args":""}',
      origin: youtube,
    });
    expect(playerMessage('youtube', 'play')?.text).toBe('{"event":"command","func":"playVideo","args":""}');
    expect(playerMessage('vimeo', 'pause')).toEqual({ text: '{"method":"pause"}', origin: vimeo });
    expect(playerMessage('vimeo', 'play')?.text).toBe('{"method":"play"}');
  });

  it('VIDEO-14: sends nothing to the others', () => {
    for (const provider of ['wistia', 'animoto', 'instagram', 'file', ''])
      expect(playerMessage(provider, 'pause')).toBeNull();
  });
});

describe('readPlayerNews', () => {
  it.each([
    ['youtube', '{"event":"onReady"}', 'ready'],
    ['youtube', '{"event":"onStateChange","info":0}', 'ended'],
    ['youtube', '{"event":"infoDelivery","info":{"playerState":1}}', 'playing'],
    ['youtube', '{"event":"infoDelivery","info":{"playerState":2}}', 'paused'],
    ['youtube', '{"event":"infoDelivery","info":{"currentTime":2}}', null],
    ['vimeo', { event: 'ready' }, 'ready'],
    ['vimeo', '{"event":"play"}', 'playing'],
    ['vimeo', '{"event":"ended"}', 'ended'],
    ['vimeo', 'not JSON', null],
    ['vimeo', null, null],
  ])('VIDEO-15: reads from %s the message %j', (provider, data, news) => {
    const origin = provider === 'youtube' ? youtube : vimeo;
    expect(readPlayerNews(provider, { origin, data })).toBe(news);
  });

  it('VIDEO-15: accepts messages from no other origin', () => {
    const data = '{"event":"ended"}';
    expect(readPlayerNews('vimeo', { origin: 'https://player.vimeo.com.evil.example', data })).toBeNull();
    expect(readPlayerNews('wistia', { origin: vimeo, data })).toBeNull();
  });

  it('VIDEO-16: recognises that an account may not show its video here', () => {
    const error = (name: string) => ({ origin: vimeo, data: { event: 'error', data: { name } } });
    expect(readPlayerNews('vimeo', error('PrivacyError'))).toBe('refused');
    expect(readPlayerNews('vimeo', error('RangeError'))).toBeNull();
  });
});
