export { drawHighlights as enhance } from '@vitrine/widgets/text-highlight/draw-highlights.ts';
