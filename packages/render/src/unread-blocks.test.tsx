import { block as shapeBlock } from '@vitrine/blocks/shape/shape.block.ts';
import { expect, it } from 'vitest';
import { renderPage } from './render-page.tsx';
import { block, idOf, pageWith, section, words } from './test/page.samples.ts';

it('RENDER-17: reports unreadable settings of its blocks, and renders them nevertheless', () => {
  const moon = block('moon', {
    ...shapeBlock.content(),
    settings: { shape: 'circle', dropShadow: { angle: 'low' } },
  });
  const page = renderPage(pageWith({ kind: 'page', document: { sections: [section('one', [moon])] } }));
  expect(page.problems.length).toBeGreaterThan(0);
  for (const problem of page.problems)
    expect(problem.startsWith(`${idOf('moon')}: shape: dropShadow.`)).toBe(true);
  expect(page.html).toContain('<svg class="shape-drawing"');
  const plain = { sections: [section('one', [words('text', 'Still here.')])] };
  expect(renderPage(pageWith({ kind: 'page', document: plain })).problems).toEqual([]);
});
