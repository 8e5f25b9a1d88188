import { type ShapeAlignment, shapeAlignments } from '@vitrine/core/shapes/shape-fit.ts';
import { shapeNames, shapeOf } from '@vitrine/core/shapes/shapes.ts';
import { jug, workshop } from '../image/asset.samples.ts';
import { Picture } from '../image/picture.view.tsx';
import { ShapeDrawing } from './shape-drawing.view.tsx';
import { ShapeMask } from './shape-mask.view.tsx';

export const exhibits = [
  { name: 'All shapes', View: AllShapes },
  { name: 'Pictures in shapes', View: Masks },
];

function AllShapes() {
  return (
    <>
      <h1>Shapes</h1>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', padding: 0, listStyle: 'none' }}>
        {shapeNames.map(name => (
          <li key={name} style={{ inlineSize: '6rem', fill: 'var(--color-accent)' }}>
            <div data-shape={name} style={{ aspectRatio: `100 / ${shapeOf(name).height}` }}>
              <ShapeDrawing name={name} />
            </div>
            {shapeOf(name).label}
          </li>
        ))}
      </ul>
    </>
  );
}

function Masks() {
  const alignments = Object.keys(shapeAlignments).filter(isAlignment);
  return (
    <>
      <h1>Pictures in shapes</h1>
      {alignments.map(alignment => (
        <div key={alignment} data-mask={alignment} style={{ inlineSize: '100%', blockSize: '300px' }}>
          <ShapeMask shape="arched-window" alignment={alignment}>
            <Picture asset={jug} />
          </ShapeMask>
        </div>
      ))}
      <div data-mask="stretched" style={{ inlineSize: '100%', blockSize: '200px' }}>
        <ShapeMask shape="pebble" isStretched>
          <Picture asset={workshop} />
        </ShapeMask>
      </div>
      <div data-mask="wide" style={{ inlineSize: '60%' }}>
        <ShapeMask shape="flower" hasHeight={false}>
          <a href="/shop" style={{ blockSize: '100%' }}>
            <Picture asset={workshop} alt="To the shop" />
          </a>
        </ShapeMask>
      </div>
    </>
  );
}

function isAlignment(name: string): name is ShapeAlignment {
  return Object.hasOwn(shapeAlignments, name);
}
