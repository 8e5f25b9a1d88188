import { expect, it } from 'vitest';
import { otherPicture } from './other-picture.ts';

it('PANEL-17: another picture does not take over the text and the focal point of the previous one', () => {
  const jug = { asset: 'jug', alt: 'A tall jug' };
  expect(otherPicture(jug, 'bowl')).toEqual({ asset: 'bowl', alt: '', focalPoint: null });
  expect(otherPicture(jug, null)).toEqual({ asset: null, alt: '', focalPoint: null });
  expect(otherPicture(jug, 'jug')).toEqual({ asset: 'jug' });
  expect(otherPicture({ asset: null, alt: 'A bowl' }, 'bowl')).toEqual({ asset: 'bowl', focalPoint: null });
});
