import type { SettingsMigration } from '@vitrine/core/blocks/define-block.ts';

/** Append only: stored galleries count the steps they have seen. */
export const migrations: readonly SettingsMigration[] = [
  { name: 'say settings by their names in gallery data', migrate: renameSettings },
];

/** Galleries were grids with captions below (rule GALLERY-43). */
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

function ratioOf(stored: unknown): unknown {
  if (stored === 'auto') return 'Auto';
  const [width, height] = String(stored).split(':').map(Number);
  return width && height ? Math.round((width / height) * 1000) / 1000 : stored;
}
