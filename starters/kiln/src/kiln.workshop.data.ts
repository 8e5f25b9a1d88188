import type { StarterPage } from '@vitrine/core/starters/starter.ts';
import { button, gallery, map, opening, picture, section, summary, text, whole } from './sections.ts';

export const about: StarterPage = {
  key: 'about',
  title: 'About',
  slug: 'about',
  navigation: 'main',
  seoDescription:
    'Kiln is Marit Halvorsen and Teo Brandão, two potters who share a wheel room, a dog and a wood-ash glaze recipe.',
  sections: [
    section(
      opening,
      text([0, 0, 20, 1], '# Two potters, one former dairy'),
      text(
        [0, 3, 11, 1],
        '+ Kiln is Marit Halvorsen and Teo Brandão. We met over a cracked glaze bucket in 2014 and have argued about foot rings ever since.',
        'The workshop was a village dairy until 1987. The drains are excellent, the north light is better, and the cold room turned out to be the perfect place to dry large plates slowly.',
        'We throw with a coarse, iron-rich stoneware that leaves its freckles in every glaze. The ash comes from our neighbour’s cherry prunings, which is why no two winters look the same.',
      ),
      picture([14, 3, 10, 1], 'portrait', {
        ...whole,
        alt: 'A tall speckled vase beside a small rust-red tea bowl',
      }),
    ),
    section(
      { theme: 'light', width: 'wide', padding: 4 },
      text(
        [0, 0, 7, 1],
        '## Clay',
        'Dug two valleys over, aged for a year, wedged by hand. It shrinks by an eighth, so everything starts out looking too big.',
      ),
      text(
        [8, 0, 7, 1],
        '## Glaze',
        'Bone, Celadon, Iron and Tenmoku: four recipes, nine ingredients between them, no lead and no cadmium. Tested for food every year.',
      ),
      text(
        [16, 0, 7, 1],
        '## Fire',
        'Electricity from the dairy roof for the first firing; gas, reduction and a sleepless night at 1280 °C for the second.',
      ),
    ),
    section(
      { theme: 'lightest', width: 'wide', padding: 4 },
      gallery([0, 0, 24, 1], {
        design: 'grid',
        slidesPerRow: 2,
        slidesPerRowPhone: 1,
        imageAspectRatio: 1.6,
        gutter: 12,
        metaPosition: 'hover',
        slides: [
          { asset: { $asset: 'shelf' }, title: 'The drying shelf in June' },
          { asset: { $asset: 'firing' }, title: 'Tenmoku, just out' },
          { asset: { $asset: 'studio' }, title: 'Raw pots in the north light' },
          { asset: { $asset: 'table' }, title: 'Lunch on seconds' },
        ],
      }),
    ),
    section(
      { name: 'A kiln for the school', theme: 'bright', width: 'wide', padding: 5 },
      text(
        [0, 0, 14, 4],
        '## A kiln for the village school',
        'Forty children in Ashcombe share a kiln that fires six cups at a time. We are collecting for a bigger one, and teach its first firing ourselves.',
      ),
      button([0, 6, 11, 2], 'Give to the school kiln', { $fund: 'school-kiln' }),
    ),
  ],
};

export const visit: StarterPage = {
  key: 'visit',
  title: 'Visit',
  slug: 'visit',
  navigation: 'main',
  seoDescription:
    'Saturday wheel mornings and private studio visits at Kiln: what happens, what to wear and how to get here.',
  sections: [
    section(
      opening,
      text([0, 0, 20, 1], '# Spend a morning at the wheel'),
      text(
        [0, 3, 11, 1],
        '+ No experience needed. If you can knead bread or hold a wriggling cat, you already know most of it.',
        '- Saturdays, 9:30 to 13:00',
        '- Six people at most',
        '- Clay, apron, firing and postage included',
        '- Wear what may get muddy; cut your nails',
      ),
      picture([13, 3, 11, 1], 'throwing-class', {
        ...whole,
        alt: 'Freshly thrown bowls and a round vase in leafy light',
      }),
    ),
    section(
      { theme: 'light', width: 'wide', padding: 4 },
      text([0, 0, 24, 2], '## Book a visit'),
      summary([0, 3, 24, 1], {
        source: 'products',
        tag: 'visit',
        limit: 2,
        design: 'grid',
        columns: 2,
        ratio: '3:2',
        showExcerpt: true,
      }),
    ),
    section(
      { theme: 'lightest', width: 'wide', padding: 4 },
      text([0, 0, 24, 2], '## A Saturday in pictures'),
      gallery([0, 3, 24, 1], {
        design: 'carousel',
        slidesPerRow: 3,
        slidesPerRowPhone: 1,
        imageAspectRatio: 1.6,
        gutter: 1.5,
        metaPosition: 'below',
        slides: [
          { asset: { $asset: 'studio' }, title: '9:30', description: 'Tea, aprons, the tour.' },
          { asset: { $asset: 'throwing-class' }, title: '10:15', description: 'The first pot. It may lean.' },
          { asset: { $asset: 'shelf' }, title: '11:30', description: 'The second, which does not.' },
          {
            asset: { $asset: 'firing' },
            title: 'Three weeks on',
            description: 'Your glaze, out of the fire.',
          },
          { asset: { $asset: 'table' }, title: 'And then', description: 'Lunch, for some decades.' },
        ],
      }),
    ),
    section(
      { theme: 'lightest', width: 'wide', padding: 4 },
      text(
        [0, 0, 11, 1],
        '## Getting here',
        'The Old Dairy, Mill Lane 4, Ashcombe. Twelve minutes on foot from the station: over the bridge, past the geese, do not make eye contact with the geese.',
      ),
      text(
        [13, 0, 11, 1],
        '## The shop at the gate',
        'Seconds and one-offs are sold from the gate on Saturdays until two. Cash, card, or a decent sourdough starter.',
      ),
      map([0, 2, 24, 12], {
        mapLat: 50.6085,
        mapLng: -3.5276,
        mapZoom: 13,
        addressTitle: 'Kiln',
        addressLine1: 'The Old Dairy, Mill Lane 4',
        addressLine2: 'Ashcombe',
      }),
    ),
  ],
};

export const contact: StarterPage = {
  key: 'contact',
  title: 'Contact',
  slug: 'contact',
  navigation: 'main',
  seoDescription: 'Write, call or knock: Kiln, The Old Dairy, Mill Lane 4, Ashcombe.',
  sections: [
    section(
      opening,
      text([0, 0, 20, 1], '# Write, call or knock'),
      text(
        [0, 3, 11, 1],
        '+ [hello@kiln.example](mailto:hello@kiln.example)',
        '+ [+44 1632 960 412](tel:+441632960412)',
        'The Old Dairy, Mill Lane 4, Ashcombe',
        'We answer within two days; in a firing week, three. Wholesale enquiries are welcome from places that will dust the shelves.',
      ),
      picture([14, 3, 10, 1], 'gift-card', {
        ...whole,
        alt: 'A white tea bowl and a rust-red bud vase on a warm ground',
      }),
    ),
  ],
};
