import { parseVideoAddress, type VideoAddress } from './video-address.ts';

/** How a video is embedded: framed, by an `<object>` of older codes, or not at all (rule VIDEO-13). */
export type VideoEmbed =
  | {
      readonly type: 'iframe' | 'object';
      readonly video: VideoAddress;
      /** Width and height in the code, px; null if it has none. */
      readonly size: { readonly width: number; readonly height: number } | null;
    }
  | { readonly type: 'invalid' };

const invalid: VideoEmbed = { type: 'invalid' };

/**
 * Parses an address, or embed code of a player. Only the video and its size are kept from the code:
 * an `<object>` from the time of Flash plays in today's player (rule VIDEO-13).
 */
export function readVideoEmbed(text: string): VideoEmbed {
  if (!text.includes('<')) {
    const video = parseVideoAddress(text);
    return video ? { type: 'iframe', video, size: null } : invalid;
  }
  const tags = text.match(/<(?:iframe|object|embed|param)\b[^<>]*>/gi) ?? [];
  const first = (name: string) => tags.find(tag => tag.slice(1, name.length + 1).toLowerCase() === name);
  const frame = first('iframe');
  if (frame !== undefined) return embedOf('iframe', attributeOf(frame, 'src'), frame);
  const object = first('object');
  const embed = first('embed');
  const movie = tags.find(tag => /^<param/i.test(tag) && /^(?:movie|src)$/i.test(attributeOf(tag, 'name')));
  const address = [attributeOf(object, 'data'), attributeOf(movie, 'value'), attributeOf(embed, 'src')].find(
    one => one !== '',
  );
  return address === undefined ? invalid : embedOf('object', address, object ?? embed ?? '');
}

function embedOf(type: 'iframe' | 'object', address: string, tag: string): VideoEmbed {
  const video = parseVideoAddress(address.replaceAll('&amp;', '&'));
  if (!video) return invalid;
  const [width, height] = [attributeOf(tag, 'width'), attributeOf(tag, 'height')].map(Number);
  return { type, video, size: width && height ? { width, height } : null };
}

function attributeOf(tag: string | undefined, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag ?? '');
  return (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
}
