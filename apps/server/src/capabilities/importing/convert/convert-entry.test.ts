import { wordNotes } from '@vitrine/core/importing/import-report.ts';
import { pageDocumentSchema } from '@vitrine/core/page/page-document.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { context, link, p, t } from './convert.samples.ts';
import { convertEntry, convertToRichText } from './convert-entry.ts';
import { shortText } from './short-text.ts';

describe('convertEntry', () => {
  it('IMPORT-30: creates a valid page from any input', () => {
    const words = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '<li>',
      '<table><tr><td>',
      '<img src="/files/a.jpg">',
      '<!-- wp:columns -->',
      '<!-- wp:column -->',
      '<!-- /wp:column -->',
      '<!-- wp:cover {} -->',
      '[caption]',
      '[/caption]',
      '[gallery',
      ']',
      '<a href="',
      '">',
      '\n\n',
      'words',
      '&',
      '<!--',
      '-->',
      '<script>',
      '<figure>',
      '<pre>',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 60 }), parts => {
        const { document } = convertEntry(parts.join(''), context);
        expect(pageDocumentSchema.safeParse(document).success).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('IMPORT-30: stays fast on text designed to be slow', () => {
    const slow = [
      '[caption]',
      '[embed]',
      '<pre',
      '\n',
      ' \n',
      '<p ',
      '<!-- wp:a ',
      '{}}',
      '<br',
      '[a b=',
      '"',
      '<figure><img>',
      '<div>',
      '&',
      'http://a ',
    ];
    for (const part of slow) {
      const source = part.repeat(Math.ceil(200_000 / part.length));
      expect(convertEntry(source, context).document).toMatchObject({ sections: expect.any(Array) });
    }
  });

  it('IMPORT-35: the title is the first heading', () => {
    const { document } = convertEntry('<p>a</p>', context, { title: ' Title ' });
    expect(document.sections[0]?.blocks[0]?.settings).toEqual({
      text: {
        type: 'doc',
        content: [{ type: 'heading', attrs: { level: 1 }, content: [t('Title')] }, p(t('a'))],
      },
    });
  });
});

describe('convertToRichText', () => {
  it('IMPORT-30: text-only places name their pictures next to the text, and link to those that were not imported', () => {
    const html = 'Nice.\n\n<img src="/files/a.jpg" alt="A">\n\n<img src="/gone.jpg" alt="B">';
    const { text, pictures } = convertToRichText(html, context);
    expect(text.content).toEqual([p(t('Nice.')), p(t('B', link('https://old.example/gone.jpg')))]);
    expect(pictures).toEqual(['https://old.example/files/a.jpg']);
  });

  it('IMPORT-37: a short description keeps its text and its pictures; other links in it are reported', () => {
    const html =
      '<p>Soft <img src="/files/a.jpg" alt="A"> and <a href="/care">warm</a>.</p><img src="/gone.jpg">';
    const short = shortText(html, context);
    expect({ ...short, notes: wordNotes(short.notes, 'en') }).toEqual({
      text: 'Soft and warm.',
      pictures: ['https://old.example/files/a.jpg'],
      notes: [
        {
          what: 'post “A”',
          why: 'Its short description is plain text here; images and links left out: https://old.example/gone.jpg, https://old.example/care.',
        },
      ],
    });
    expect(shortText('Soft & warm.', context)).toEqual({ text: 'Soft & warm.', pictures: [], notes: [] });
  });
});
