import { z } from 'zod';
import { idSchema } from '../id/id.ts';

/** The record type of an entry that is one track (rule AUDIO-8). */
export const audioRecordType = 'album-track';

export const maxTracksPerAlbum = 60;

/** One piece to listen to: a file of one's own or an address (rule AUDIO-1). */
export const audioTrackSchema = z.object({
  source: z.enum(['file', 'address']).default('file'),
  file: idSchema.nullable().default(null),
  address: z.string().max(2000).default(''),
  title: z.string().max(300).default(''),
  artist: z.string().max(300).default(''),
});

export type AudioTrack = z.infer<typeof audioTrackSchema>;

export const albumTracksSchema = audioTrackSchema
  .array()
  .max(maxTracksPerAlbum, `An album has at most ${maxTracksPerAlbum} tracks.`);

/** An address of a sound somewhere else that a page may play: over https, and no page of a service (rule AUDIO-2). */
export function readAudioAddress(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > 2000 || !URL.canParse(trimmed)) return null;
  const address = new URL(trimmed);
  const isSound = /\.(mp3|m4a|aac|ogg|oga|opus|wav|flac|weba)$/i.test(address.pathname);
  return address.protocol === 'https:' && isSound ? address.href : null;
}
