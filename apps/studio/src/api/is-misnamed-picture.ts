const looked = 512;

/**
 * Whether a file claims to be a picture but contains only text. Going by its first bytes, the server would store
 * it as a text file (rule MEDIA-4), which is not what people expect when they choose a picture (rule ROOM-15). The
 * first bytes of every picture format except SVG never occur in plain text.
 */
export async function isMisnamedPicture(file: File): Promise<boolean> {
  if (!file.type.startsWith('image/') || file.type.includes('svg') || file.size === 0) return false;
  const bytes = new Uint8Array(await file.slice(0, looked).arrayBuffer());
  return bytes.every(byte => (byte >= 0x20 ? byte < 0x7f : byte === 0x09 || byte === 0x0a || byte === 0x0d));
}
