import type { VideoProvider } from './video-address.ts';

/** A message to a player's frame, and its only allowed origin (rule VIDEO-14). */
export interface PlayerMessage {
  readonly text: string;
  readonly origin: string;
}

const origins: Readonly<Partial<Record<VideoProvider, string>>> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
};

export type PlayerCommand = 'play' | 'pause' | 'listen';

/** Null for a player that accepts no messages: it can only be removed (rule VIDEO-14). */
export function playerMessage(provider: string, command: PlayerCommand): PlayerMessage | null {
  const origin = originOf(provider);
  if (origin === null) return null;
  const message =
    provider === 'youtube'
      ? command === 'listen'
        ? { event: 'listening', id: 1, channel: 'widget' }
        : { event: 'command', func: `${command}Video`, args: '' }
      : command === 'listen'
        ? { method: 'addEventListener', value: 'ended' }
        : { method: command };
  return { text: JSON.stringify(message), origin };
}

/** A player’s messages that matter to the page (rule VIDEO-15). */
export type PlayerNews = 'ready' | 'playing' | 'paused' | 'ended' | 'refused' | null;

/** Parses a message from a frame; null if it is from another source or irrelevant. */
export function readPlayerNews(provider: string, message: { origin: string; data: unknown }): PlayerNews {
  if (message.origin !== originOf(provider)) return null;
  const news = fieldsOf(message.data);
  if (provider === 'youtube') {
    if (news.event === 'onReady' || news.event === 'initialDelivery') return 'ready';
    const state = news.event === 'onStateChange' ? news.info : fieldsOf(news.info).playerState;
    return state === 0 ? 'ended' : state === 1 ? 'playing' : state === 2 ? 'paused' : null;
  }
  switch (news.event) {
    case 'ready':
      return 'ready';
    case 'play':
      return 'playing';
    case 'pause':
      return 'paused';
    case 'ended':
    case 'finish':
      return 'ended';
    case 'error':
      return refusals.includes(String(fieldsOf(news.data).name)) ? 'refused' : null;
    default:
      return null;
  }
}

/** Vimeo's names for a video that its account may not show elsewhere (rule VIDEO-16). */
const refusals = ['PrivacyError', 'UnsupportedError'];

function originOf(provider: string): string | null {
  return provider === 'youtube' || provider === 'vimeo' ? (origins[provider] ?? null) : null;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (typeof value === 'string') {
    try {
      return fieldsOf(JSON.parse(value));
    } catch {
      return {};
    }
  }
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
