import { firstDropShadow } from '@vitrine/core/shapes/drop-shadow.ts';
import { shapes } from '@vitrine/core/shapes/shapes.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../block-definitions.ts';
import { site } from '../site.samples.ts';
import { block } from './shape.block.ts';
import { Panel } from './shape.panel.tsx';
import { View } from './shape.view.tsx';

function draw(settings: Record<string, unknown>): string {
  const read = readSettings({ type: 70, version: 0, settings }).settings;
  return renderToStaticMarkup(
    <View id="a" settings={block.settings.parse(read)} data={{}} site={site} isEditing={false} />,
  );
}

function drawPanel(settings: Record<string, unknown>): string {
  return renderToStaticMarkup(<Panel settings={settings} onChange={() => {}} />);
}

const accent = { type: 'SITE_PALETTE_COLOR', id: 'accent', alpha: 0.25 };

describe('a shape', () => {
  it('SHAPE-3: fills its block, or has its own proportions; a rectangle those of a square', () => {
    expect(draw({ shape: 'egg', isStretched: true })).not.toContain('--shape-ratio');
    expect(draw({ shape: 'egg', isStretched: true })).toContain('class="shape shape-stretched"');
    expect(draw({ shape: 'egg' })).toContain('--shape-ratio:100 / 150');
    expect(draw({ shape: 'rectangle' })).toContain('--shape-ratio:100 / 100');
    expect(draw({ shape: 'egg' })).toContain('viewBox="0 0 100 150" preserveAspectRatio="none"');
  });

  it('SHAPE-4: is placed at its position', () => {
    expect(draw({})).not.toMatch(/--shape-(across|down)/);
    expect(draw({ alignment: 'left' })).toContain('--shape-across:flex-start');
    expect(draw({ alignment: 'right', verticalAlignment: 'bottom' })).toContain(
      '--shape-across:flex-end;--shape-down:flex-end',
    );
  });

  it('SHAPE-6: an unreadable shadow is reported, and the shape has none', () => {
    const settings = { shape: 'star', dropShadow: { angle: 'low' } };
    const read = readSettings({ type: 70, version: 0, settings });
    expect(read.settings).toMatchObject({ shape: 'star', dropShadow: null });
    expect(read.problems.join()).toMatch(/^shape: dropShadow\.angle: /);
    expect(draw(settings)).not.toContain('drop-shadow');
    expect(draw({ ...settings, dropShadow: firstDropShadow })).toContain(
      '--shape-shadow:drop-shadow(5px 8.7px 18px rgb(0 0 0 / 0.3))',
    );
  });

  it('SHAPE-11: has the proportions of its rotation; stretched, it can only be turned upside down', () => {
    expect(draw({ shape: 'egg', rotation: 90 })).toContain(
      '--shape-ratio:1.5 / 1;--shape-drawing-ratio:100 / 150;--shape-drawing-width:66.67%;--shape-turn:90deg',
    );
    expect(draw({ shape: 'egg' })).not.toContain('--shape-turn');
    expect(draw({ isStretched: true, rotation: 90 })).not.toContain('--shape-turn');
    expect(draw({ isStretched: true, rotation: 180 })).toContain('--shape-turn:180deg');
  });

  it('SHAPE-5: is thrown by the cosine and sine of 180 degrees minus the angle, in the units it is given', () => {
    const thrown = (angle: number, more: object = {}) => {
      const dropShadow = {
        angle,
        distance: { value: 10, unit: 'px' },
        blur: { value: 4, unit: 'px' },
        color: { type: 'CUSTOM_COLOR', color: '#000' },
        ...more,
      };
      return /--shape-shadow:(drop-shadow\(.*?\))[;"]/.exec(draw({ shape: 'star', dropShadow }))?.[1];
    };
    for (const [angle, offsets] of [
      [0, '-10px 0px'],
      [30, '-8.7px 5px'],
      [90, '0px 10px'],
      [180, '10px 0px'],
      [270, '0px -10px'],
    ] as const)
      expect(thrown(angle)).toBe(`drop-shadow(${offsets} 4px #000000)`);
    const soft = { distance: { value: 0.35, unit: 'em' }, blur: { value: 1.5, unit: 'vw' }, color: accent };
    expect(thrown(90, soft)).toBe(
      'drop-shadow(0em 0.35em 1.5vw color-mix(in srgb, var(--palette-accent) 25%, transparent))',
    );
  });

  it.each([
    ['#fab', '#ffaabb'],
    ['#ffaabb80', 'rgb(255 170 187 / 0.5)'],
    ['rgb(255, 170, 187)', 'rgb(255 170 187)'],
    ['rgba(255 170 187 / 50%)', 'rgb(255 170 187 / 0.5)'],
    ['hsl(16deg 64.2949% 32.9412%)', 'hsl(16 64.29% 32.94%)'],
    ['hsla(16, 64%, 33%, 0.5)', 'hsl(16 64% 33% / 0.5)'],
  ])('PALETTE-7, PALETTE-9, PALETTE-10: the colour %s is painted as %s', (color, painted) => {
    expect(draw({ color: { type: 'CUSTOM_COLOR', color } })).toContain(`--shape-color:${painted};`);
  });

  it.each(['red', 'rgb(1 2)', 'hsl(361 10% 10%)', 'rgb(1 2 3);color:red', 'var(--accent)', 'lab(50% 40 59)'])(
    'PALETTE-9, PALETTE-13: %s is not a colour and never reaches a style sheet',
    color => {
      const settings = { shape: 'star', color: { type: 'CUSTOM_COLOR', color } };
      expect(readSettings({ type: 70, version: 0, settings }).problems).toHaveLength(1);
      expect(draw(settings)).toContain('--shape-color:var(--color-accent)');
    },
  );

  it('PALETTE-13, SHAPE-8: is coloured by references', () => {
    expect(draw({})).toContain('--shape-color:var(--color-accent)');
    const drawn = draw({
      color: accent,
      outlineWidth: 2,
      outlineColor: { type: 'CUSTOM_COLOR', color: '#abc' },
    });
    expect(drawn).toContain('--shape-color:color-mix(in srgb, var(--palette-accent) 25%, transparent)');
    expect(drawn).toContain('--shape-outline:2px;--shape-outline-color:#aabbcc');
    expect(draw({ outlineColor: accent })).not.toContain('--shape-outline');
  });

  it('SHAPE-9: is decorative, or an image with its description', () => {
    expect(draw({ alt: '  ' })).toContain('aria-hidden="true"');
    const described = draw({ alt: 'A moon' });
    expect(described).toContain('role="img" aria-label="A moon"');
    expect(described).not.toContain('aria-hidden');
  });

  it('SHAPE-1: is one of at least 24, by names that stay', () => {
    const named = ['arched-window', 'circle', 'diamond', 'egg', 'flower', 'gear', 'octagon', 'rectangle'];
    for (const shape of named) expect(block.settings.parse({ shape })).toMatchObject({ shape });
    expect(drawPanel({}).match(/ aria-label="/g)?.length).toBeGreaterThanOrEqual(24);
    const stars = Object.keys(shapes).filter(name => name.startsWith('star'));
    expect(new Set(stars.map(shape => / d="([^"]*)"/.exec(draw({ shape }))?.[1])).size).toBe(stars.length);
    expect(stars.length).toBeGreaterThanOrEqual(3);
  });

  it('SHAPE-10: is chosen by its picture, and hides settings without effect', () => {
    const plain = drawPanel({});
    for (const { label } of Object.values(shapes)) expect(plain).toContain(`aria-label="${label}"`);
    expect(plain).toContain('>Across<');
    expect(plain).not.toContain('Colour of the outline');
    expect(plain).not.toContain('Light from');
    const rich = drawPanel({ isStretched: true, outlineWidth: 2, dropShadow: firstDropShadow });
    expect(rich).not.toContain('>Across<');
    expect(rich).toContain('Colour of the outline');
    expect(rich).toContain('Light from');
    expect(drawPanel({ shape: 'nonsense' })).toBe(plain);
  });
});
