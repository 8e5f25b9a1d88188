import { expect, it } from 'vitest';
import { placeTools } from './place-tools.ts';

const height = 40;
const room = 800;
const box = (top: number, tall: number) => ({ left: 100, top, width: 400, height: tall });
const caret = (top: number) => ({ top, height: 20 });

it('STUDIO-19: tools are above their box, within the window', () => {
  expect(placeTools({ box: box(300, 100), height, room })).toBe(250);
  expect(placeTools({ box: box(54, 100), height, room })).toBe(4);
});

it('STUDIO-19: without room above they are below', () => {
  expect(placeTools({ box: box(53, 100), height, room })).toBe(163);
  expect(placeTools({ box: box(-200, 300), height, room })).toBe(110);
  expect(placeTools({ box: box(-200, 300), height, room, insideFrom: 300 })).toBe(4);
});

it('STUDIO-19: they do not cover the text above when there is room below', () => {
  const line = box(262, 30);
  expect(placeTools({ box: box(300, 100), height, room, others: [line] })).toBe(410);
  expect(placeTools({ box: box(300, 100), height, room, others: [{ ...line, left: 501 }] })).toBe(250);
  expect(placeTools({ box: box(300, 100), height, room, others: [line, box(420, 30)] })).toBe(250);
  expect(placeTools({ box: box(300, 480), height, room, others: [line] })).toBe(250);
});

it('STUDIO-19: over a box as high as the window they keep clear of the caret', () => {
  const tall = box(-100, 1200);
  expect(placeTools({ box: tall, height, room })).toBe(4);
  expect(placeTools({ box: tall, height, room, caret: caret(400) })).toBe(4);
  expect(placeTools({ box: tall, height, room, caret: caret(40) })).toBe(756);
  expect(placeTools({ box: tall, height, room, caret: caret(54) })).toBe(4);
});
