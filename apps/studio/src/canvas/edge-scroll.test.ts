import { expect, it } from 'vitest';
import { speedAtEdge } from './edge-scroll.ts';

it('STUDIO-31: the page scrolls only near its edges, faster the closer the pointer is, and also beyond them', () => {
  const height = 800;
  const speeds = [-40, 0, 28, 56, 400, 744, 772, 800, 900].map(y => Math.round(speedAtEdge(y, height)));
  expect(speeds).toEqual([-900, -900, -450, 0, 0, 0, 450, 900, 900]);
  expect([speedAtEdge(30, 120), speedAtEdge(60, 120), speedAtEdge(90, 120)]).toEqual([0, 0, 0]);
});
