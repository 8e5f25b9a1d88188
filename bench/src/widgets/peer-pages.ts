import { join } from 'node:path';
import { build } from 'vite';
import { pictureId } from './gallery-pages.ts';

export type PeerName = 'embla' | 'swiper' | 'photoswipe' | 'masonry';

export interface PeerPage {
  readonly html: string;
  readonly htmlAlone: string;
  /** Built files by their addresses. */
  readonly files: ReadonlyMap<string, { readonly contentType: string; readonly body: string }>;
}

/** The same pictures in another library's markup, with its script built as its users would. */
export async function drawPeer(name: PeerName, pictures: number): Promise<PeerPage> {
  const files = new Map<string, { contentType: string; body: string }>();
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'peers', `${name}.ts`),
        output: { entryFileNames: `${name}.js` },
      },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  for (const { output } of outputs as { output: { fileName: string; code?: string; source?: unknown }[] }[]) {
    for (const { fileName, code, source } of output) {
      const isScript = code !== undefined;
      files.set(`/peer/${fileName}`, {
        contentType: isScript ? 'text/javascript' : 'text/css',
        body: isScript ? code : String(source),
      });
    }
  }
  const script = `<script type="module" src="/peer/${name}.js"></script>`;
  const sheets = [...files].filter(([, { contentType }]) => contentType === 'text/css');
  const style = sheets.map(([, { body }]) => `<style>${body}</style>`).join('');
  const page = (scripts: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title>${style}<style>${ownStyle}</style>${scripts}</head><body><main>${markup[name](pictures)}</main></body></html>`;
  return { html: page(script), htmlAlone: page(''), files };
}

const heights = [1500, 1000, 1875, 1125];

const picture = (at: number) =>
  `<img src="/media/${pictureId(at)}/750w" width="1500" height="${heights[at % 4]}" alt="Picture ${at + 1}" loading="${at === 0 ? 'eager' : 'lazy'}">`;

const each = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

const buttons =
  '<button type="button" data-previous>Previous</button><button type="button" data-next>Next</button>';

const linked = (count: number) =>
  `<div class="pictures">${each(count, at => `<a href="/media/${pictureId(at)}/1500w" data-pswp-width="1500" data-pswp-height="${heights[at % 4]}">${picture(at)}</a>`)}</div>`;

const markup: Readonly<Record<PeerName, (count: number) => string>> = {
  embla: count =>
    `<div class="viewport"><div class="track">${each(count, at => `<div class="slide">${picture(at)}</div>`)}</div></div>${buttons}`,
  swiper: count =>
    `<div class="swiper"><div class="swiper-wrapper">${each(count, at => `<div class="swiper-slide">${picture(at)}</div>`)}</div></div>${buttons}`,
  photoswipe: linked,
  masonry: linked,
};

const ownStyle = `
body { margin: 0 }
main { max-width: 1200px; margin: auto }
img { display: block; width: 100%; height: auto }
.viewport { overflow: hidden }
.track { display: flex; gap: 12px }
.slide { flex: 0 0 calc((100% - 24px) / 3) }
.slide img, .swiper-slide img { aspect-ratio: 1; object-fit: cover }
.pictures a { display: block; float: left; width: 260px; margin-bottom: 20px }
`;
