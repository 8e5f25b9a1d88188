import type { BlockViewProps } from '@vitrine/core/blocks/define-block.ts';

export const islandProps = ({ settings }: BlockViewProps<Record<string, unknown>>) => ({
  from: String(settings.words).length,
});
