import type { StarterPage, StarterSection } from '@vitrine/core/starters/starter.ts';
import {
  button,
  gallery,
  logo,
  map,
  navigation,
  picture,
  product,
  quote,
  rule,
  section,
  socialLinks,
  summary,
  text,
} from './sections.ts';

/** Every section begins at the header's edge; each row is as high as its content. */
const opening = { width: 'wide', padding: 4 } as const;
/** Pots are shown uncropped at every width. */
const whole = { shape: 'original' } as const;

const home: StarterPage = {
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
      text([0, 0, 16, 2], '## Out of the kiln this week'),
      button([18, 0, 6, 2], 'All pots', '/shop', 'text'),
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

const about: StarterPage = {
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

const visit: StarterPage = {
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

const care: StarterPage = {
  key: 'care',
  title: 'Care and repair',
  slug: 'care',
  navigation: 'footer',
  seoDescription:
    'How to live with stoneware: dishwasher, microwave, crazing, chips, and what we mend for free.',
  sections: [
    section(
      opening,
      text([0, 0, 20, 1], '# Use it. It can take it.'),
      text(
        [0, 3, 14, 1],
        '## Every day',
        'All our glazes are safe in the dishwasher, the microwave and a warm oven. Let a pot come to the temperature of the room before it goes into a hot one.',
        '## The first week',
        'Unglazed feet may feel a little rough on fine wood. A minute on the back of a brick, or on the wet-and-dry paper we tuck into the box, makes them smooth.',
        '## Stains and crazing',
        'Tenmoku hides everything. Celadon will, over years, draw a fine net of lines and colour with tea; this is called crazing, it is harmless, and people pay more for it.',
        '## Chips and breaks',
        'We mend anything we made, once, for the price of the postage. The seam will show. [Write to us](mailto:hello@kiln.example) with a picture.',
      ),
    ),
    section(
      { name: 'Glazes', theme: 'light', width: 'wide', padding: 4 },
      text([0, 0, 24, 1], '## How each glaze grows old'),
      gallery([0, 2, 18, 1], {
        design: 'list',
        listImageSize: 34,
        imageAspectRatio: 1,
        gutter: 24,
        metaPosition: 'below',
        slides: [
          {
            asset: { $asset: 'moon-vase' },
            title: 'Bone',
            description: 'Warms a little where hands go. Tea leaves a shadow; lemon takes it away.',
          },
          {
            asset: { $asset: 'teapot' },
            title: 'Celadon',
            description: 'Draws its net of lines over the years, fine as hair.',
          },
          {
            asset: { $asset: 'bottle' },
            title: 'Iron',
            description: 'Hardly changes. Your grandchildren will quarrel over it.',
          },
          {
            asset: { $asset: 'moon-vase-tenmoku' },
            title: 'Tenmoku',
            description: 'Goes from black to brown along the rims, as if it had been held to the light.',
          },
        ],
      }),
    ),
  ],
};

const delivery: StarterPage = {
  key: 'delivery',
  title: 'Delivery and returns',
  slug: 'delivery',
  navigation: 'footer',
  seoDescription: 'What sending a pot costs, how we pack it, and how to send it back.',
  sections: [
    section(
      opening,
      text([0, 0, 20, 1], '# Delivery and returns'),
      text(
        [0, 3, 14, 1],
        'Pots leave on Tuesdays and Fridays, wrapped in shredded paper and old newsprint, never in plastic. Sending costs €7.50 wherever we send to, and nothing from €120.',
        'If a parcel arrives as a puzzle, send us a picture within a week and we replace it or give the money back, whichever you like better.',
        '## Changed your mind',
        'You have thirty days. Send the pot back unused and well packed; we return the price and the standard delivery within five working days of opening the box.',
        '## Visits',
        'Move a booking free of charge up to 48 hours before. After that we have already wedged your clay.',
      ),
    ),
  ],
};

const contact: StarterPage = {
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

export const pages: readonly StarterPage[] = [home, about, visit, contact, care, delivery];

export const header: readonly StarterSection[] = [
  section(
    { name: 'Header', theme: 'lightest', width: 'wide', padding: 1 },
    { ...logo([0, 0, 8, 2], { size: 30, alignment: 'left', showTitle: true }, [0, 0, 5, 2]) },
    { ...navigation([8, 0, 16, 2], { place: 'main', design: 'inline' }, [5, 0, 3, 2]) },
  ),
];

export const footer: readonly StarterSection[] = [
  section(
    { name: 'Footer', theme: 'darkest', width: 'wide', padding: 4 },
    text(
      [0, 0, 12, 1],
      '+ Kiln',
      'Stoneware for every day, from a former dairy in Ashcombe.',
      '[hello@kiln.example](mailto:hello@kiln.example)',
    ),
    { ...navigation([13, 0, 6, 1], { place: 'footer', design: 'stacked' }) },
    { ...socialLinks([19, 0, 5, 1], { size: 22, style: 'icon', alignment: 'left' }) },
    rule([0, 2, 24, 1]),
    text([0, 3, 24, 1], 'Every pot is signed on the foot. © Kiln'),
  ),
];
