const looked = 512;

/**
 * Whether a file calls itself a picture and holds nothing but text. The server would keep it as a text, by its
 * first bytes (rule MEDIA-4), which is not what somebody wants who chose a picture (rule ROOM-15). Every
 * picture but SVG has bytes in its first lines that no plain text has.
 */
export async function isMisnamedPicture(file: File): Promise<boolean> {
  if (!file.type.startsWith('image/') || file.type.includes('svg') || file.size === 0) return false;
  const bytes = new Uint8Array(await file.slice(0, looked).arrayBuffer());
  return bytes.every(byte => (byte >= 0x20 ? byte < 0x7f : byte === 0x09 || byte === 0x0a || byte === 0x0d));
}
