/**
 * An external address of a sound file that a page may play: over https, and not the page of a
 * service (rule AUDIO-2).
 */
export function readAudioAddress(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > 2000 || !URL.canParse(trimmed)) return null;
  const address = new URL(trimmed);
  const isSound = /\.(mp3|m4a|aac|ogg|oga|opus|wav|flac|weba)$/i.test(address.pathname);
  return address.protocol === 'https:' && isSound ? address.href : null;
}
