import { describe, expect, it } from 'vitest';
import { block } from './summary.block.ts';
import { panelSchema, summaryFields } from './summary-fields.ts';

const fieldsOf = (settings: object) => summaryFields(block.settings.parse(settings));

describe('the fields of a summary’s panel', () => {
  it('PANEL-21: include collection, excerpt, date and author for items, and the price for products', () => {
    expect(fieldsOf({})).toMatchObject({
      what: ['source', 'collection', 'category', 'tag', 'limit'],
      words: ['showTitle', 'showExcerpt', 'showDate', 'showAuthor', 'headingLevel'],
    });
    expect(fieldsOf({ source: 'products' })).toMatchObject({
      what: ['source', 'category', 'tag', 'limit'],
      words: ['showTitle', 'showPrice', 'showSwatches', 'showQuickView', 'headingLevel'],
    });
  });

  it('PANEL-21: include columns if the design has any, and the shape of pictures if they are shown', () => {
    expect(fieldsOf({}).look).toEqual(['columns', 'showImage', 'ratio']);
    expect(fieldsOf({ design: 'list' }).look).toEqual(['showImage', 'ratio']);
    expect(fieldsOf({ design: 'wall', showImage: false }).look).toEqual(['columns', 'showImage']);
  });

  it('PANEL-21: every setting except the design is a field for some settings', () => {
    const all = [{}, { source: 'products' }].flatMap(settings => {
      const { what, look, words } = fieldsOf(settings);
      return [...what, ...look, ...words];
    });
    const shown = [...new Set<string>(['design', ...all])];
    expect(shown.toSorted()).toEqual(Object.keys(block.settings.shape).toSorted());
    expect(Object.keys(panelSchema(['limit', 'source']).shape)).toEqual(['limit', 'source']);
  });
});
