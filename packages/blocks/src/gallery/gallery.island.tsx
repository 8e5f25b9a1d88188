export { LiveStacked as Island } from '@vitrine/widgets/gallery/live-stacked.tsx';
