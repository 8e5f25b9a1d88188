import { readVideoEmbed } from '../media/video-embed.ts';
import type { SlideSettings } from './gallery-settings.ts';

/** A slide’s identity: its film, its video, otherwise its picture; null if it has nothing to show. */
export function slideIdOf({ asset, file, video }: SlideSettings): string | null {
  if (file !== null) return file;
  const embed = readVideoEmbed(video);
  return embed.type === 'invalid' ? asset : `${embed.video.provider}-${embed.video.id}`;
}

/** A repeated slide has a number after its id. */
export function numberedId(id: string, time: number): string {
  return time === 1 ? id : `${id}-${time}`;
}

/** The paths below the address of a gallery's page: the urls and ids of its slides (rules GALLERY-31, LIGHTBOX-13). */
export function slideAddresses(slides: readonly SlideSettings[]): string[] {
  const times = new Map<string, number>();
  return slides.flatMap(slide => {
    const id = slideIdOf(slide);
    if (id === null) return [];
    const time = (times.get(id) ?? 0) + 1;
    times.set(id, time);
    return slide.url === '' ? [numberedId(id, time)] : [slide.url, numberedId(id, time)];
  });
}
