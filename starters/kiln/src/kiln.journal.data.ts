import type { StarterPost } from '@vitrine/core/starters/starter.ts';
import { gallery, picture, quote, section, text } from './sections.ts';

const column = { width: 'narrow', padding: 1 } as const;

export const posts: readonly StarterPost[] = [
  {
    title: 'A firing, hour by hour',
    slug: 'a-firing-hour-by-hour',
    author: 'Marit Halvorsen',
    daysAgo: 6,
    excerpt:
      'Eighteen hours, two sandwiches, one argument about the damper. What happens between cold bricks and 1280 °C.',
    image: 'firing',
    categories: ['Workshop'],
    tags: ['firing', 'glaze'],
    sections: [
      section(
        column,
        text(
          [0, 0, 24, 1],
          '+ The kiln is loaded the night before, when nobody can change their mind about where the big bowls go.',
          '## 05:00',
          'Burners on, door open a hand’s width. The last water leaves the clay below 120 degrees, and it must leave slowly; a pot that hurries becomes gravel.',
          '## 11:00',
          'Six hundred. Dull red through the spyhole, and the first smell of hot brick, which is the smell of rent being paid.',
        ),
        picture([0, 2, 24, 1], 'table', {
          shape: 'original',
          alt: 'Bowls, plates and a jug in evening light',
          caption: 'Lunch on firing days is eaten standing, from seconds.',
        }),
        text(
          [0, 4, 24, 1],
          '## 16:00',
          'Reduction. We close the damper until the flame goes looking for oxygen and finds it in the iron. This is where Tenmoku turns from brown paint into something you could fall into.',
          '## 23:00',
          'Cone ten leans, bows, and lies down. Burners off, everything shut, phones away. We open on Thursday. Not Wednesday. We have learned this about Wednesdays.',
        ),
      ),
    ],
  },
  {
    title: 'Why our mugs have no saucers',
    slug: 'why-our-mugs-have-no-saucers',
    author: 'Teo Brandão',
    daysAgo: 24,
    excerpt: 'A short defence of the ring on the table.',
    image: 'everyday-mug-pair',
    categories: ['Opinions'],
    tags: ['mugs'],
    sections: [
      section(
        column,
        text(
          [0, 0, 24, 1],
          '+ People ask about saucers at nearly every market. We have made them. We have watched what happens to them.',
          'A saucer is a plate for a spoon that nobody uses. It lives at the bottom of the cupboard, is brought out for aunts, and chips the cup that stands in it.',
          'What a mug wants is a foot ring that is flat and smooth, a glaze that stops three millimetres above it, and a table whose owner is not afraid.',
        ),
        quote(
          [0, 2, 24, 1],
          'The ring on the table is how the table knows it is loved.',
          'Teo’s grandmother, about every table she owned',
        ),
        text(
          [0, 4, 24, 1],
          'If you must have one, the [breakfast bowl](/shop/breakfast-bowl) makes an excellent saucer for a very large mug.',
        ),
      ),
    ],
  },
  {
    title: 'Cherry ash, this winter’s batch',
    slug: 'cherry-ash-this-winters-batch',
    author: 'Marit Halvorsen',
    daysAgo: 51,
    excerpt: 'Forty kilos of prunings become two of ash, and two of ash become a year of bowls.',
    image: 'serving-bowl',
    categories: ['Workshop'],
    tags: ['glaze', 'ash'],
    sections: [
      section(
        column,
        text(
          [0, 0, 24, 1],
          '+ Our neighbour prunes his cherries in January and we bring the trailer.',
          'The wood is burnt in an oil drum, on a day without wind, and raked until it is white. Then it is sieved, washed, settled, washed again, and dried on the roof under a net, because of the jackdaws.',
          'This winter’s ash has more lime than last year’s. The test tiles run a little further and pool a little greener.',
          '## What it means for the shelves',
          '- Serving bowls lean towards sea-green',
          '- Plates stay out of it: they need to be flat, and this glaze has plans',
          '- The tall vases are the best we have made',
        ),
        gallery([0, 2, 24, 1], {
          design: 'grid',
          slidesPerRow: 3,
          slidesPerRowPhone: 3,
          imageAspectRatio: 0.8,
          gutter: 12,
          metaPosition: 'none',
          slides: [
            { asset: { $asset: 'serving-bowl' }, title: 'Sea-green, where it pooled' },
            { asset: { $asset: 'moon-vase' }, title: 'The one it ran on' },
            { asset: { $asset: 'shelf' }, title: 'Drying, before any of it' },
          ],
        }),
      ),
    ],
  },
  {
    title: 'How to pack a teapot',
    slug: 'how-to-pack-a-teapot',
    author: 'Teo Brandão',
    daysAgo: 83,
    excerpt: 'In nine years we have lost three. Here is everything we know.',
    image: 'teapot',
    categories: ['Notes'],
    tags: ['packing', 'teapot'],
    sections: [
      section(
        column,
        text(
          [0, 0, 24, 1],
          '+ The spout is a lever, the handle is a lever, and the parcel service has gravity on its side.',
          '## The order of things',
          '- Lid off, wrapped on its own, placed inside the body on a nest of paper',
          '- Spout and handle padded until the pot is an egg',
          '- The egg in a small box, tight enough that nothing whispers when you shake it',
          '- The small box in a large one with a fist of paper on every side',
          'Then drop it from the height of the table. If you flinch, it is not packed.',
        ),
      ),
    ],
  },
];
