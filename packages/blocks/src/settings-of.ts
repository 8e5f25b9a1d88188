import type { BlockSample, BlockViewProps } from '@vitrine/core/blocks/define-block.ts';
import type { z } from 'zod';

interface WithSettings {
  readonly settings: z.ZodType;
}

/** The props of a block's view, by its definition. */
export type SettingsOf<Definition extends WithSettings> = z.output<Definition['settings']>;

export type PropsOf<Definition extends WithSettings, Data = Record<string, never>> = BlockViewProps<
  SettingsOf<Definition>,
  Data
>;

export type SamplesOf<Definition extends WithSettings, Data = Record<string, never>> = readonly BlockSample<
  SettingsOf<Definition>,
  Data
>[];
