import type { StarterProductCollection } from '@vitrine/core/starters/starter.ts';

export const collections: readonly StarterProductCollection[] = [
  {
    key: 'breakfast',
    name: 'For the breakfast table',
    text: 'Five shapes that are in use before nine. They share a clay and a rim, so that they look like a family and not like a set.',
    image: 'table',
    filledWith: ['breakfast-bowl', 'everyday-mug', 'dinner-plate', 'pouring-jug', 'teapot'],
  },
  {
    key: 'small-gifts',
    name: 'Gifts under €50',
    text: 'Small enough for a coat pocket, good for many years. We wrap them in brown paper if you tell us so.',
    filledWith: {
      isAny: false,
      conditions: [{ kind: 'price', from: null, to: 4999 }, { kind: 'type', type: 1 }, { kind: 'stock' }],
      order: 'price',
    },
  },
];
