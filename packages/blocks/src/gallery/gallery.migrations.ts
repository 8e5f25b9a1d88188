import type { SettingsMigration } from '@vitrine/core/blocks/define-block.ts';

/** Append only: stored galleries count the steps they have passed. */
export const migrations: readonly SettingsMigration[] = [
  { name: 'say settings by their names in gallery data', migrate: renameSettings },
  { name: 'say how small pictures lie', migrate: nameThumbnails },
];

/** Earlier galleries were grids with captions below (rule GALLERY-43). */
function renameSettings({
  perRow,
  perRowPhone,
  ratio,
  ...kept
}: Record<string, unknown>): Record<string, unknown> {
  return {
    ...kept,
    ...(perRow === undefined ? {} : { slidesPerRow: perRow }),
    ...(perRowPhone === undefined ? {} : { slidesPerRowPhone: perRowPhone }),
    ...(ratio === undefined ? {} : { imageAspectRatio: ratioOf(ratio) }),
  };
}

/** Earlier galleries either had small pictures, now a strip, or none (rule GALLERY-89). */
function nameThumbnails({ thumbnails, ...kept }: Record<string, unknown>): Record<string, unknown> {
  if (typeof thumbnails !== 'boolean') return thumbnails === undefined ? kept : { ...kept, thumbnails };
  return { ...kept, thumbnails: thumbnails ? 'strip' : 'none' };
}

function ratioOf(stored: unknown): unknown {
  if (stored === 'auto') return 'Auto';
  const [width, height] = String(stored).split(':').map(Number);
  return width && height ? Math.round((width / height) * 1000) / 1000 : stored;
}
