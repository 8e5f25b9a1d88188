import { film } from './film.data.ts';

interface StandIn {
  readonly contentType: string;
  readonly body: Uint8Array | string;
}

const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nA square crosses the ground.\n';

/** Placeholders for uploaded files, by extension: playable films, sounds and captions. */
export function standInFile(name: string): StandIn | null {
  switch (/\.(\w+)$/.exec(name)?.[1]?.toLowerCase()) {
    case 'mp4':
    case 'webm':
    case 'mov':
      return { contentType: 'video/webm', body: Buffer.from(film, 'base64') };
    case 'mp3':
    case 'm4a':
    case 'ogg':
    case 'wav':
      return { contentType: 'audio/wav', body: sound(2) };
    case 'vtt':
      return { contentType: 'text/vtt', body: captions };
    default:
      return null;
  }
}

const rate = 8000;

/** A soft tone as WAV: one channel, eight bits, 8000 samples a second. */
function sound(seconds: number): Uint8Array {
  const count = seconds * rate;
  const file = Buffer.alloc(44 + count);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + count, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(count, 40);
  for (let at = 0; at < count; at += 1)
    file[44 + at] = 128 + Math.round(20 * Math.sin((at / rate) * 440 * Math.PI));
  return file;
}
