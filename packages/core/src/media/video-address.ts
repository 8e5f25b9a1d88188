export const videoProviders = ['youtube', 'vimeo', 'wistia', 'animoto', 'instagram'] as const;
export type VideoProvider = (typeof videoProviders)[number];

/** The names shown to owners. */
export const videoProviderNames: Readonly<Record<VideoProvider, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  wistia: 'Wistia',
  animoto: 'Animoto',
  instagram: 'Instagram',
};

/** The frame sources of players, for the page's Content-Security-Policy; Instagram opens a window instead. */
const playerSources: Readonly<Record<VideoProvider, string | null>> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  wistia: 'https://fast.wistia.net',
  animoto: 'https://s3.amazonaws.com/embed.animoto.com/',
  instagram: null,
};

/** The frame sources of these videos' players; addresses without a video have none (rule VIDEO-3). */
export function playerSourcesOf(videos: readonly (VideoAddress | null)[]): string[] {
  return videos.flatMap(video => (video && playerSources[video.provider]) ?? []);
}

/** A video of a provider: its provider, its id and its start in seconds (rule VIDEO-1). */
export interface VideoAddress {
  readonly provider: VideoProvider;
  readonly id: string;
  /** Vimeo's key of an unlisted video; empty if there is none. */
  readonly key: string;
  readonly startSeconds: number;
}

const youtubeHosts = ['youtube.com', 'music.youtube.com', 'youtube-nocookie.com'];
const youtubeFolders = ['embed', 'shorts', 'live', 'v'];

/**
 * Parses pasted text: an address of YouTube, Vimeo, Wistia, Animoto or an Instagram video in any of
 * its forms, with or without `https://`. Null for anything else (rules VIDEO-1, VIDEO-2).
 */
export function parseVideoAddress(text: string): VideoAddress | null {
  const address = addressOf(text);
  if (!address) return null;
  const host = address.hostname.replace(/^(www|m)\./, '');
  const folders = address.pathname.split('/').filter(part => part !== '');
  if (host === 'youtu.be') return youtube(folders[0], address);
  if (youtubeHosts.includes(host)) {
    const isFolder = youtubeFolders.includes(folders[0] ?? '');
    return youtube(isFolder ? folders[1] : address.searchParams.get('v'), address);
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeo(folders, address);
  if (/(^|\.)wistia\.(com|net)$|(^|\.)wi\.st$/.test(host)) return wistia(folders, address);
  if (host === 'animoto.com') return plain('animoto', folders[0] === 'play' ? folders[1] : null);
  if (host === 's3.amazonaws.com' && folders[0] === 'embed.animoto.com')
    return plain('animoto', address.searchParams.get('f'));
  if (host === 'instagram.com') return instagram(folders);
  return null;
}

/** The provider's page of the video: the link on a page without script. */
export function videoPageAddress(video: VideoAddress): string {
  const { id } = video;
  switch (video.provider) {
    case 'youtube':
      return `https://www.youtube.com/watch?v=${id}${startMark('&t=', video, 's')}`;
    case 'vimeo':
      return `https://vimeo.com/${id}${video.key === '' ? '' : `/${video.key}`}${startMark('#t=', video, 's')}`;
    case 'wistia':
      return `https://fast.wistia.net/embed/iframe/${id}${startMark('?wtime=', video)}`;
    case 'animoto':
      return `https://animoto.com/play/${id}`;
    case 'instagram':
      return `https://www.instagram.com/p/${id}/`;
  }
}

/**
 * The player that does not track its viewers; null if there is none to frame. With `autoplay` it
 * starts by itself (rules VIDEO-3, VIDEO-9).
 */
export function videoPlayerAddress(
  video: VideoAddress,
  { autoplay = true }: { readonly autoplay?: boolean } = {},
): string | null {
  const { id } = video;
  const start = autoplay ? 'autoplay=1&' : '';
  switch (video.provider) {
    case 'youtube':
      return `https://www.youtube-nocookie.com/embed/${id}?${start}rel=0&enablejsapi=1${startMark('&start=', video)}`;
    case 'vimeo': {
      const key = video.key === '' ? '' : `&h=${video.key}`;
      return `https://player.vimeo.com/video/${id}?${start}dnt=1${key}${startMark('#t=', video, 's')}`;
    }
    case 'wistia':
      return `https://fast.wistia.net/embed/iframe/${id}?${autoplay ? 'autoPlay=true&' : ''}doNotTrack=true${startMark('&time=', video)}`;
    case 'animoto':
      return `${animotoPlayer}?w=swf/production/vp1&e=0&f=${id}&d=0&m=p&r=360p&i=m&asset_domain=s3-p.animoto.com&animoto_domain=animoto.com&options=${autoplay ? 'autostart' : 'start_hq'}`;
    case 'instagram':
      return null;
  }
}

const animotoPlayer = 'https://s3.amazonaws.com/embed.animoto.com/play.html';

function addressOf(text: string): URL | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > 2000) return null;
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`;
  if (!URL.canParse(whole)) return null;
  const address = new URL(whole);
  return address.protocol === 'https:' || address.protocol === 'http:' ? address : null;
}

function youtube(id: string | null | undefined, address: URL): VideoAddress | null {
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  const start = address.searchParams.get('t') ?? address.searchParams.get('start') ?? '';
  return { provider: 'youtube', id, key: '', startSeconds: secondsOf(start) };
}

function vimeo(folders: readonly string[], address: URL): VideoAddress | null {
  const at = folders.findIndex(folder => /^\d{1,12}$/.test(folder));
  const id = folders[at];
  if (id === undefined) return null;
  const key = address.searchParams.get('h') ?? folders[at + 1] ?? '';
  const start = /[#&]t=([\dhms]+)/.exec(address.hash)?.[1] ?? '';
  return {
    provider: 'vimeo',
    id,
    key: /^[0-9a-f]{6,20}$/.test(key) ? key : '',
    startSeconds: secondsOf(start),
  };
}

function wistia(folders: readonly string[], address: URL): VideoAddress | null {
  const at = folders.findIndex(folder => folder === 'medias' || folder === 'iframe');
  const id = at < 0 ? null : folders[at + 1]?.replace(/\.(jsonp?|js)$/, '');
  const start = address.searchParams.get('wtime') ?? address.searchParams.get('time') ?? '';
  return id && /^[a-z0-9]{10}$/.test(id)
    ? { provider: 'wistia', id, key: '', startSeconds: secondsOf(start) }
    : null;
}

function instagram(folders: readonly string[]): VideoAddress | null {
  // The name of an account may precede it: instagram.com/NAME/reel/ID.
  const at = folders.findIndex(folder => ['p', 'reel', 'reels', 'tv'].includes(folder));
  return at < 0 || at > 1 ? null : plain('instagram', folders[at + 1]);
}

function plain(provider: 'animoto' | 'instagram', id: string | null | undefined): VideoAddress | null {
  return id && /^[\w-]{6,40}$/.test(id) ? { provider, id, key: '', startSeconds: 0 } : null;
}

/** `90`, `90s`, `1m30s` and `1h2m3s` in seconds; anything else is the start. */
function secondsOf(text: string): number {
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text);
  if (!parts) return 0;
  const [hours, minutes, seconds] = [parts[1], parts[2], parts[3]].map(part => Number(part ?? 0));
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}

function startMark(prefix: string, video: VideoAddress, suffix = ''): string {
  return video.startSeconds > 0 ? `${prefix}${video.startSeconds}${suffix}` : '';
}
