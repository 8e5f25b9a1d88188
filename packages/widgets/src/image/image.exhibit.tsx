import type { CSSProperties } from 'react';
import { bowl, jug, workshop } from './asset.samples.ts';
import { loadImage, loadImages } from './load-image.ts';

/** Images with their address and display settings in attributes, each in its own space. */
export const exhibits = [{ name: 'Images by their attributes', View: Images, start: startImages }];

interface Shown {
  readonly name: string;
  readonly asset: typeof bowl;
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
  readonly style?: CSSProperties;
}

const rooms: readonly Shown[] = [
  { name: 'As wide as its room', asset: workshop },
  {
    name: 'Filling its room around its focal point',
    asset: jug,
    attributes: { 'data-crop-mode': 'fill', 'data-image-focal-point': '0.42,0.3' },
  },
  {
    name: 'Filling its room, placed by the browser',
    asset: jug,
    attributes: {
      'data-crop-mode': 'fill',
      'data-image-focal-point': '0.42,0.3',
      'data-advanced-positioning': 'true',
    },
  },
  {
    name: 'All of it, at the right',
    asset: jug,
    attributes: { 'data-crop-mode': 'fit', 'data-fit-alignment': 'right' },
  },
  {
    name: 'As a background',
    asset: bowl,
    attributes: { 'data-crop-mode': 'fill', 'data-background-image': 'true' },
  },
  {
    name: 'Laid out and not loaded',
    asset: bowl,
    attributes: { 'data-load': 'false', 'data-fixed-ratio': 'true' },
  },
  {
    name: 'When it comes near',
    asset: workshop,
    attributes: { 'data-load': 'viewport', 'data-crop-mode': 'fill' },
    style: { marginBlockStart: '200vh' },
  },
];

function Images() {
  return (
    <>
      <h1>Images</h1>
      {rooms.map(({ name, asset, attributes, style }) => (
        <section key={name} style={style}>
          <p>{name}</p>
          <div
            data-room={name}
            style={{ inlineSize: 'min(100%, 300px)', blockSize: 200, background: 'var(--color-surface)' }}
          >
            <img
              alt={asset.alt}
              data-src={`/media/${asset.id}`}
              data-image-dimensions={`${asset.width}x${asset.height}`}
              data-size-format="filename"
              {...attributes}
            />
          </div>
        </section>
      ))}
    </>
  );
}

/** Makes the loader available for experiments: `window.loadImage`. */
function startImages(root: HTMLElement): void {
  Object.assign(window, { loadImage, loadImages });
  void loadImages(root);
}
