import type { StarterPage } from '@vitrine/core/starters/starter.ts';
import { button, picture, product, quote, section, summary, text, whole } from './sections.ts';

export const home: StarterPage = {
  key: 'home',
  title: 'Kiln',
  slug: 'home',
  navigation: 'none',
  isHome: true,
  seoDescription:
    'Stoneware for everyday use, thrown and wood-ash glazed by two potters in a former dairy. Bowls, mugs, vases and studio visits.',
  sections: [
    section(
      {
        name: 'Welcome',
        theme: 'lightest',
        height: 'large',
        width: 'wide',
        padding: 4,
        background: { $asset: 'hero' },
        veil: 0,
      },
      text([0, 0, 11, 1], '# Pots for the table you {underlineCurve:already have}'),
      text(
        [0, 2, 9, 1],
        '+ Stoneware thrown one at a time, dipped in glazes we mix from clay, ash and iron. Made to be used every day for a very long time.',
      ),
      button([0, 4, 12, 2], 'See what is on the shelves', '/shop'),
    ),
    section(
      { name: 'New on the shelves', theme: 'lightest', width: 'wide', padding: 4 },
      text([0, 0, 14, 2], '## Out of the kiln this week'),
      button([14, 0, 6, 2], 'Gifts under €50', { $productCollection: 'small-gifts' }, 'text'),
      button([20, 0, 4, 2], 'All pots', '/shop', 'text'),
      summary([0, 3, 24, 1], {
        source: 'products',
        limit: 4,
        design: 'grid',
        columns: 4,
        ratio: '1:1',
        tag: 'new',
        showExcerpt: false,
      }),
    ),
    section(
      { name: 'How we work', theme: 'light', width: 'wide', padding: 5 },
      picture([0, 0, 13, 1], 'studio', { ...whole, alt: 'Raw, unfired pots drying in striped light' }),
      text(
        [14, 0, 10, 1],
        '## Slow on purpose',
        'Every pot passes through our hands {circle:eleven} times: wedged, thrown, dried, turned, dried again, fired, waxed, dipped, wiped, fired and, at last, held up to the window.',
        'About one in nine does not make it. Those go into the garden path, which is getting rather good.',
        '[Read how a firing goes](/journal/a-firing-hour-by-hour)',
      ),
    ),
    section(
      { name: 'A pot we like', theme: 'lightest', width: 'wide', padding: 5 },
      text(
        [0, 0, 8, 1],
        '## The one we drink from',
        'The Everyday Mug holds 320 ml, sits low and warm in two hands, and goes in the dishwasher. There is one next to this keyboard.',
      ),
      product([10, 0, 14, 1], 'everyday-mug'),
    ),
    section(
      { name: 'For the breakfast table', theme: 'light', width: 'wide', padding: 5 },
      text(
        [0, 0, 9, 4],
        '## Breakfast, laid',
        'Bowl, mug, plate, jug and teapot: five shapes that leave the cupboard every morning and come back to it clean.',
      ),
      button([0, 6, 9, 2], 'Lay the table', { $productCollection: 'breakfast' }),
      picture([11, 0, 13, 8], 'table', {
        ...whole,
        alt: 'Bowls, plates and a jug on a clay-coloured table',
      }),
    ),
    section(
      { name: 'What people say', theme: 'dark', width: 'wide', padding: 6 },
      quote(
        [0, 0, 18, 1],
        'We bought four bowls in 2019 and eat from nothing else. The cupboard with the other plates has not been opened since.',
        'Ines M., Porto',
      ),
    ),
    section(
      { name: 'From the journal', theme: 'lightest', width: 'wide', padding: 4 },
      text([0, 0, 24, 2], '## From the journal'),
      summary([0, 3, 24, 1], {
        source: 'items',
        collection: { $collection: 'blog' },
        limit: 3,
        design: 'grid',
        columns: 3,
        ratio: '3:2',
      }),
    ),
    section(
      { name: 'Visit', theme: 'bright', width: 'wide', padding: 5 },
      text(
        [0, 0, 11, 4],
        '## Come and get your hands dirty',
        'Saturday mornings, six wheels, two patient teachers and more tea than is sensible. You make three pots; we fire the best two and post them to you.',
      ),
      button([0, 6, 11, 2], 'Book a studio visit', '/shop/saturday-at-the-wheel'),
      picture([13, 0, 11, 15], 'throwing-class', {
        alt: 'Freshly thrown bowls and a round vase in leafy light',
      }),
    ),
  ],
};
