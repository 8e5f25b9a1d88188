/** The width of columns in stored data: text is read as the whole number at its start (rule GALLERY-24). */
export function columnWidthOfStored(stored: unknown): unknown {
  return typeof stored === 'string' ? Number.parseInt(stored, 10) : stored;
}

/** The small pictures in stored data: by their design, or whether there are any (rule GALLERY-83). */
export function thumbnailsOfStored(stored: unknown): unknown {
  if (stored === true || stored === 'true') return 'strip';
  return stored === false || stored === 'false' ? 'none' : stored;
}
