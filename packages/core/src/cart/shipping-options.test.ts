import { expect, it } from 'vitest';
import { chosenOption, shippingPrice } from './shipping-options.ts';

const options = [
  { id: 'post', name: 'Post', amount: 500, freeFrom: 3000 },
  { id: 'express', name: 'Express', amount: 1500, freeFrom: null },
];

it('CART-26: the first option without a choice, otherwise the chosen one if it is offered', () => {
  expect(['', 'express', 'drone'].map(id => chosenOption(options, id)?.name)).toEqual([
    'Post',
    'Express',
    undefined,
  ]);
});

it('CART-3: an option is free from its own subtotal', () => {
  const prices = [2999, 3000].map(after => options.map(option => shippingPrice(option, after)));
  expect(prices).toEqual([
    [500, 1500],
    [0, 1500],
  ]);
});
