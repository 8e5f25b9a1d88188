import { stackedTransitions } from '@vitrine/core/gallery/gallery-data.ts';
import { describe, expect, it } from 'vitest';
import { transitionNamed } from './transitions.ts';

describe('transitions', () => {
  it.each(stackedTransitions)('GALLERY-69: “%s” is found', async name => {
    expect(await transitionNamed(name)()).toBeTypeOf('function');
  });

  it.each(['slide', 'toString', ''])('GALLERY-69: “%s” is not found', name => {
    expect(() => transitionNamed(name)).toThrow(new RangeError(`Could not find transition named ${name}`));
  });
});
