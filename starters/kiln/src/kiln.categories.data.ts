import type { StarterCategory } from '@vitrine/core/starters/starter.ts';

export const categories: readonly StarterCategory[] = [
  {
    name: 'Tableware',
    text: 'Pots for the table, meant to be used every day and to go into the dishwasher.',
  },
  { name: 'Bowls', below: 'Tableware', text: 'From the tea bowl to the one that holds a salad for six.' },
  { name: 'Plates', below: 'Tableware', text: 'Thrown flat and heavy enough to stay where they are put.' },
  { name: 'Cups and mugs', below: 'Tableware', text: 'With and without a handle, all with a thin lip.' },
  {
    name: 'Jugs and teapots',
    below: 'Tableware',
    text: 'They pour without dripping; each is tried with water.',
  },
  { name: 'Vases', text: 'For one branch or a whole armful.' },
  { name: 'Visits', text: 'An afternoon in the workshop, with clay on your hands.' },
];
