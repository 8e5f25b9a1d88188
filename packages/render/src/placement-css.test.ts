import { block as imageBlock } from '@vitrine/blocks/image/image.block.ts';
import { describe, expect, it } from 'vitest';
import { shrinkCss } from './css-text.ts';
import { placementCss } from './placement-css.ts';
import { block, idOf, section, words } from './test/page.samples.ts';

const at = (desktop: [number, number, number, number], phone: [number, number, number, number]) => {
  const place = ([x, y, w, h]: [number, number, number, number]) => ({ x, y, w, h });
  return { places: { desktop: place(desktop), phone: place(phone) } };
};

describe('placementCss', () => {
  it('RENDER-2: places every block on a phone and, from 768 px, on a desktop', () => {
    const document = { sections: [section('one', [words('a', 'x', at([2, 3, 10, 5], [0, 1, 8, 4]))])] };
    expect(placementCss([document])).toBe(
      `#block-${idOf('a')}{grid-area:2/1/span 4/span 8}@media (min-width:768px){#block-${idOf('a')}{grid-area:4/3/span 5/span 10}}`,
    );
  });

  it('RENDER-3: sets spacing and overlay if they differ from the defaults', () => {
    const document = { sections: [section('one', [], { padding: 5, background: idOf('hero'), veil: 0.6 })] };
    expect(placementCss([document])).toBe(
      `.section-${idOf('one')}{--section-padding:5;--section-veil:0.6}@media (min-width:768px){}`,
    );
  });

  it('RENDER-3: layers blocks that overlap, on the device on which they do', () => {
    const document = {
      sections: [
        section('one', [
          words('a', 'x', at([0, 0, 12, 5], [0, 0, 8, 2])),
          words('b', 'y', at([6, 2, 12, 5], [0, 2, 8, 2])),
        ]),
      ],
    };
    const css = placementCss([document]);
    expect(css).toContain(`#block-${idOf('b')}{grid-area:3/7/span 5/span 12;z-index:2}`);
    expect(css).toContain(`#block-${idOf('b')}{grid-area:3/1/span 2/span 8}`);
  });

  it('RENDER-3: hides a block on the devices it is hidden on; the canvas shows it', () => {
    const hidden = { ...at([0, 0, 24, 1], [0, 0, 8, 1]), isHidden: { desktop: false, phone: true } };
    const document = { sections: [section('one', [words('a', 'x', hidden)])] };
    const css = placementCss([document]);
    expect(css).toContain('span 8;display:none}');
    expect(css).toContain('span 24;display:block}');
    expect(placementCss([document], { isEditing: true })).not.toContain('display');
  });

  it('RENDER-3: lets pictures of a full-width section reach the edges of a phone', () => {
    const place = at([0, 0, 24, 4], [0, 0, 8, 4]);
    const document = {
      sections: [
        section('one', [block('p', imageBlock.content(), place), words('w', 'x', place)], { width: 'full' }),
      ],
    };
    expect(placementCss([document]).match(/margin-inline:calc\(-1\*var\(--margin\)\)/g)).toHaveLength(1);
  });
});

describe('shrinkCss', () => {
  it('RENDER-5: drops comments and whitespace and keeps the meaning of selectors and texts', () => {
    const css = [
      "/* it's */",
      '.a  .b,',
      '.c > d {',
      '  color: red;',
      '  content: "a  ;  b";',
      '}',
      '.x :is(p, q):hover { margin: 0 1px }',
    ];
    expect(shrinkCss(css.join('\n'))).toBe(
      '.a .b,.c > d{color: red;content: "a  ;  b"}.x :is(p,q):hover{margin: 0 1px}',
    );
  });
});
