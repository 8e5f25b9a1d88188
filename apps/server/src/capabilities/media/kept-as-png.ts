/** Whether a picture of this type is kept as PNG, because nothing else here can read it. */
export function isKeptAsPng(contentType: string): boolean {
  return contentType === 'image/bmp' || contentType === 'image/x-icon';
}
