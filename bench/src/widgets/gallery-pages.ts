import { join } from 'node:path';
import { withSource } from '../load-source.ts';
import { visitorScriptAddress } from './built-visitor.ts';

/** The settings of our galleries here. */
export interface GalleryRequest {
  readonly design: 'carousel' | 'autocolumns' | 'grid' | 'stacked';
  readonly pictures: number;
  readonly slidesPerRow?: number;
  readonly lightbox?: boolean;
  readonly gutter?: number;
}

export interface DrawnGallery {
  readonly html: string;
  /** The same page without its script: the browser's work for the markup alone. */
  readonly htmlAlone: string;
}

const root = join(import.meta.dirname, '..', '..', '..');
export const pictureId = (at: number) => `m2k4h8x1a0000000000${String(10_000 + at)}`;

/** Renders each request as a published page, from the source. */
export async function drawGalleries(requests: readonly GalleryRequest[]): Promise<DrawnGallery[]> {
  return withSource(async load => {
    const { renderPage } = await load('/packages/render/src/render-page.tsx');
    const samples = await load('/packages/render/src/test/page.samples.ts');
    const { block: gallery } = await load('/packages/blocks/src/gallery/gallery.block.ts');
    const { currentVersion } = await load('/packages/blocks/src/block-definitions.ts');
    const script = visitorScriptAddress(root);
    return requests.map(({ pictures, ...request }) => {
      const assets = Array.from({ length: pictures }, (_, at) => ({
        ...samples.bowl,
        id: pictureId(at),
        width: 1500,
        height: [1500, 1000, 1875, 1125][at % 4],
      }));
      const slides = assets.map(({ id }, at) => ({ asset: id, title: `Picture ${at + 1}` }));
      const settings = gallery.settings.parse({ ...request, slides });
      const block = samples.block('gallery', gallery.type, settings, {
        version: currentVersion(gallery),
        places: { desktop: { x: 0, y: 0, w: 24, h: 14 }, phone: { x: 0, y: 0, w: 8, h: 12 } },
      });
      const page = samples.pageWith({
        kind: 'page',
        document: { sections: [samples.section('only', [block])] },
      });
      const { html } = renderPage({
        ...page,
        data: { [`${samples.idOf('gallery')}.assets`]: assets },
        chrome: { header: { sections: [] }, footer: { sections: [] } },
        assets: { script, fonts: { css: '', preloads: [] } },
      });
      return { html, htmlAlone: html.replace(/<script type="module"[^>]*><\/script>/, '') };
    });
  });
}
