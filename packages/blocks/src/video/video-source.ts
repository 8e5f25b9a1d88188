import { videoProviderNames } from '@vitrine/core/media/video-address.ts';
import { videoMessages } from '@vitrine/core/media/video-constants.ts';
import { readVideoEmbed } from '@vitrine/core/media/video-embed.ts';

/** The panel’s feedback on an address as it is typed (rule VIDEO-19). */
export interface SourceReport {
  /** The recognised video; empty if nothing has been typed yet. */
  readonly found: string;
  /** Why the address is invalid; undefined if it is valid. */
  readonly problem: string | undefined;
  /** Why the poster is invalid. */
  readonly posterProblem: string | undefined;
}

export function reportSource({
  provider,
  address,
  poster,
  word = english => english,
}: {
  provider: string;
  address: string;
  poster: string | null;
  /** Translates it into the language of the studio. */
  word?: (english: string) => string;
}): SourceReport {
  if (provider === 'file') return { found: '', problem: undefined, posterProblem: undefined };
  const embed = readVideoEmbed(address);
  if (embed.type === 'invalid') {
    return {
      found: '',
      problem: address.trim() === '' ? undefined : word(videoMessages.invalid),
      posterProblem: poster === null ? undefined : word(videoMessages.featuredImage),
    };
  }
  const { video, size, type } = embed;
  const parts = [
    `${word('Recognised')}: ${videoProviderNames[video.provider]}`,
    ...(type === 'object' ? [word('from an older embed code')] : []),
    ...(size ? [`${size.width} × ${size.height}`] : []),
    ...(video.startSeconds > 0 ? [`${word('starts after')} ${video.startSeconds} s`] : []),
    ...(video.key === '' ? [] : [word('unlisted')]),
    ...(video.provider === 'instagram' ? [word('opens in a new window')] : []),
  ];
  return { found: `${parts.join(', ')}.`, problem: undefined, posterProblem: undefined };
}

/** The provider of an address, stored with it; unchanged while the address has none. */
export function providerOf<T extends string>(address: string, before: T) {
  const embed = readVideoEmbed(address);
  return embed.type === 'invalid' ? before : embed.video.provider;
}
