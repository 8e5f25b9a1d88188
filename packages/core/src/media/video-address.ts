/** A video somebody else plays: who, which, and from which second (rule VIDEO-1). */
export interface VideoAddress {
  readonly provider: 'youtube' | 'vimeo';
  readonly id: string;
  /** Vimeo's key of an unlisted video; empty when there is none. */
  readonly key: string;
  readonly startSeconds: number;
}

const youtubeHosts = ['youtube.com', 'music.youtube.com', 'youtube-nocookie.com'];
const youtubeFolders = ['embed', 'shorts', 'live', 'v'];

/**
 * Reads what people paste: an address of YouTube or Vimeo in any of its forms, with or without `https://`.
 * Null when it is neither (rules VIDEO-1, VIDEO-2).
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
  return null;
}

/** Where the provider shows the video to a person: the link of a page without script. */
export function videoPageAddress(video: VideoAddress): string {
  if (video.provider === 'vimeo') {
    const key = video.key === '' ? '' : `/${video.key}`;
    return `https://vimeo.com/${video.id}${key}${startMark('#t=', video, 's')}`;
  }
  return `https://www.youtube.com/watch?v=${video.id}${startMark('&t=', video, 's')}`;
}

/** The player that remembers nothing of who watches, already playing (rule VIDEO-3). */
export function videoPlayerAddress(video: VideoAddress): string {
  if (video.provider === 'vimeo') {
    const key = video.key === '' ? '' : `&h=${video.key}`;
    return `https://player.vimeo.com/video/${video.id}?autoplay=1&dnt=1${key}${startMark('#t=', video, 's')}`;
  }
  return `https://www.youtube-nocookie.com/embed/${video.id}?autoplay=1&rel=0${startMark('&start=', video)}`;
}

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
