import type { StarterPage } from '@vitrine/core/starters/starter.ts';
import { gallery, opening, section, text } from './sections.ts';

export const care: StarterPage = {
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

export const delivery: StarterPage = {
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
