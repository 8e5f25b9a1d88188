import { block as text } from '@vitrine/blocks/html/html.block.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { sectionSettingsSchema } from '@vitrine/core/page/page-document.ts';
import { textOf } from '@vitrine/core/rich-text/rich-text.ts';
import { expect, it } from 'vitest';
import { wordsOf } from './words-of.ts';

it('COLLECTION-13: readable text is found; choices, ids, colours and addresses are not words', () => {
  const place = { x: 0, y: 0, w: 8, h: 1 };
  const settings = {
    text: textOf('Stoneware bowls', 'and jugs'),
    design: 'grid',
    image: newId(),
    link: 'https://example.com/hidden page',
    color: '#aabbcc',
    slides: [{ caption: 'Ash', address: '/about' }],
    note: 'A free sentence',
  };
  const block = { id: newId(), ...text.content(), settings, places: { desktop: place, phone: place } };
  const section = { id: newId(), settings: sectionSettingsSchema.parse({}), blocks: [block] };
  expect(wordsOf({ sections: [section] })).toBe('Stoneware bowls and jugs Ash A free sentence');
});
