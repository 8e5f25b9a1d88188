import type { Asset } from '@vitrine/core/media/asset.ts';
import type { SettingsOf } from '../settings-of.ts';
import type { block } from './image.block.ts';

export type ImageSettings = SettingsOf<typeof block>;

export interface ImagePartProps {
  readonly settings: ImageSettings;
  readonly asset: Asset;
  readonly language: string;
}
