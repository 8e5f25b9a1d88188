import { activateGallery } from '@vitrine/widgets/gallery/activate-gallery.ts';

export const enhance: (root: HTMLElement) => () => void = activateGallery;
