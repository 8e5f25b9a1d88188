import { enlivenGallery } from '@vitrine/widgets/gallery/enliven-gallery.ts';

export const enhance: (root: HTMLElement) => () => void = enlivenGallery;
