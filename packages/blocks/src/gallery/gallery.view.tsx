import { EmptyState } from '@vitrine/widgets/empty-state/empty-state.view.tsx';
import { galleryLayout } from '@vitrine/widgets/gallery/gallery-layouts.ts';
import { type GalleryBlockProps, galleryProps } from './gallery-props.ts';

export function View(props: GalleryBlockProps) {
  const gallery = galleryProps(props);
  if (gallery.slides.length === 0) {
    return props.isEditing ? <EmptyState title="Gallery" hint="Choose pictures or drop them here." /> : null;
  }
  const Layout = galleryLayout(gallery.data.design);
  return <Layout {...gallery} />;
}
