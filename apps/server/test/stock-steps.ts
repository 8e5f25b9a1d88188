import fc from 'fast-check';

const acts = {
  ...{ place: 1, placeShort: 1, supply: 1, pay: 4, release: 3, ship: 2, shipAll: 2, undo: 2, cancel: 1 },
  ...{ refund: 3, sent: 1, ask: 5, receive: 5, refundReturn: 2, closeReturn: 2 },
};
export type Act = keyof typeof acts;
export const step = fc.record({
  act: fc.oneof(
    ...Object.entries(acts).map(([act, weight]) => ({ weight, arbitrary: fc.constant(act as Act) })),
  ),
  order: fc.nat(1),
  line: fc.nat(1),
  pieces: fc.integer({ min: 0, max: 3 }),
  /** Sometimes more than there is. */
  share: fc.oneof(fc.integer({ min: 1, max: 101 }), fc.constant(100)),
  shippingShare: fc.constantFrom(0, 0, 40, 100, 101),
  isRestocked: fc.boolean(),
});
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const first: Omit<Step, 'act'> = {
  order: 0,
  line: 0,
  pieces: 2,
  share: 100,
  shippingShare: 0,
  isRestocked: true,
};
export const openings: readonly (readonly Act[])[] = [
  ['place'],
  ['place', 'pay'],
  ['place', 'pay', 'shipAll'],
  ['place', 'pay', 'shipAll', 'ask', 'receive'],
  ['placeShort'],
];

export const way = (...steps: readonly (Act | (Partial<Step> & { readonly act: Act }))[]): Step[] =>
  steps.map(one => ({ ...first, ...(typeof one === 'string' ? { act: one } : one) }));
