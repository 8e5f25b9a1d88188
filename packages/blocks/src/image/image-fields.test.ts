import { imageDesigns } from '@vitrine/core/image/image-designs.ts';
import { describe, expect, it } from 'vitest';
import { block } from './image.block.ts';
import { imageFields, panelSchema } from './image-fields.ts';

const fieldsOf = (settings: object) => imageFields(block.settings.parse(settings));

describe('the fields of an image’s panel', () => {
  it('IMAGE-29: are a caption for a picture alone, otherwise title, text and button', () => {
    expect(fieldsOf({}).words).toEqual(['caption']);
    expect(fieldsOf({ design: 'card' }).words).toEqual(['title', 'text', 'button']);
    expect(fieldsOf({ design: 'card', title: 'Bowls' }).words).toEqual([
      'title',
      'headingLevel',
      'text',
      'button',
    ]);
  });

  it('IMAGE-29: include the effect of a click only if it can be chosen', () => {
    expect(fieldsOf({}).click).toEqual(['link', 'lightbox']);
    expect(fieldsOf({ link: '/shop' }).click).toEqual(['link', 'newWindow']);
    expect(fieldsOf({ design: 'card', link: '/shop', button: 'See them' }).click).toEqual([
      'link',
      'newWindow',
      'lightbox',
    ]);
  });

  it('IMAGE-29: include position, fit and focal point if they have an effect', () => {
    expect(fieldsOf({})).toMatchObject({ look: ['shape', 'fit'], isCut: true });
    expect(fieldsOf({ fit: 'contain' })).toMatchObject({ look: ['position', 'shape', 'fit'], isCut: false });
    expect(fieldsOf({ shape: 'original' })).toMatchObject({ look: ['shape'], isCut: false });
    expect(fieldsOf({ design: 'poster', shape: 'original', fit: 'contain' })).toMatchObject({
      look: ['position', 'shape'],
      isCut: true,
    });
  });

  it('SHAPE-12: include stretching for a masked picture, otherwise its position', () => {
    expect(fieldsOf({ mask: 'circle' })).toMatchObject({
      look: ['isMaskStretched', 'position', 'shape'],
      isCut: true,
    });
    expect(fieldsOf({ mask: 'circle', isMaskStretched: true }).look).toEqual(['isMaskStretched', 'shape']);
    expect(fieldsOf({ mask: 'circle', shape: 'original', fit: 'contain' })).toMatchObject({
      look: ['position', 'shape'],
      isCut: true,
    });
  });

  it('IMAGE-29: describe positions in the terms of the design', () => {
    const wordsOf = (design: (typeof imageDesigns)[number]) => {
      const hint = panelSchema(['position'], design).shape.position?.meta();
      return `${hint?.label}: ${Object.values(hint?.choices ?? {}).join(', ')}`;
    };
    expect(imageDesigns.map(wordsOf)).toEqual([
      'Picture: Left, Centre, Right',
      'Words: Low left, Middle, Low right',
      'Picture: Left, Above, Right',
      'Picture: Left, Above, Right',
      'Picture: Left, Behind, Right',
      'Words: Left, Centre, Right',
    ]);
  });
});
