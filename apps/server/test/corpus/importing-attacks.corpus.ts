import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { block as button } from '@vitrine/blocks/button/button.block.ts';
import { block as code } from '@vitrine/blocks/code/code.block.ts';
import { block as gallery } from '@vitrine/blocks/gallery/gallery.block.ts';
import { block as rule } from '@vitrine/blocks/horizontal-rule/horizontal-rule.block.ts';
import { block as text } from '@vitrine/blocks/html/html.block.ts';
import { block as image } from '@vitrine/blocks/image/image.block.ts';
import { block as quote } from '@vitrine/blocks/quote/quote.block.ts';
import { block as video } from '@vitrine/blocks/video/video.block.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import { pageDocumentSchema } from '@vitrine/core/page/page-document.ts';
import { richTextSchema } from '@vitrine/core/rich-text/rich-text.ts';
import { describe, expect, it } from 'vitest';
import type { ConvertContext } from '../../src/capabilities/importing/convert/conversion.ts';
import { convertEntry } from '../../src/capabilities/importing/convert/convert-entry.ts';

const security = join(import.meta.dirname, '../../../../../shared/data/security');
const hasData = existsSync(security);
if (!hasData) console.warn(`There is no ${security}; the attacks of others are not tried.`);

const lines = (path: string) =>
  hasData ? readFileSync(join(security, path), 'utf8').split(/\r?\n/).filter(Boolean) : [];
const payloadFiles = [
  'IntrudersXSS',
  'RSNAKE_XSS',
  'XSSDetection',
  'XSS_Polyglots',
  'XXE_Fuzzing',
  'Open-Redirect-payloads',
];

const context: ConvertContext = {
  what: 'post',
  baseAddress: 'https://old.example/',
  makesParagraphs: true,
  resolveAsset: () => null,
  resolveLink: () => null,
  findImages: () => [],
  blog: null,
};

/** Every form of an attack: plain, in an attribute, in a shortcode, in a block, in a table. */
const dressed = (attack: string) => [
  attack,
  `<a href="${attack}">x</a><img src="${attack}" alt="${attack}"><iframe src="${attack}"></iframe>`,
  `[caption caption="${attack}"]<img src="https://a.example/a.png">${attack}[/caption][video src="${attack}"][gallery ids="${attack}"]`,
  `<!-- wp:embed {"url":${JSON.stringify(attack)}} /--><!-- wp:html -->${attack}<!-- /wp:html --><!-- wp:code --><pre>${attack}</pre><!-- /wp:code -->`,
  `<table><tr><td>${attack}</td></tr></table><ul><li>${attack}</li></ul><blockquote>${attack}</blockquote>`,
];

/** An attack may only become these blocks, and only text, never HTML that would run. */
const harmless = new Set([text, image, gallery, code, quote, video, rule, button].map(block => block.type));

function expectHarmless(document: PageDocument): void {
  expect(pageDocumentSchema.safeParse(document).success).toBe(true);
  for (const block of document.sections.flatMap(section => section.blocks)) {
    expect(harmless).toContain(block.type);
    const { settings } = block;
    if (block.type === text.type) expect(richTextSchema.safeParse(settings.text).success).toBe(true);
    if (block.type === code.type) expect(settings.mode).toBe('display');
    if (block.type === video.type)
      expect(settings.address).toMatch(/^https:\/\/(www\.youtube\.com\/watch\?v=[\w-]{11}|vimeo\.com\/\d+)/);
  }
  for (const href of linksIn(document))
    expect(href).toMatch(/^(https?:\/\/|mailto:|tel:|sms:|\/(?![/\\])|#)/);
}

/** All addresses that a view would write into markup. */
function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    (key === 'href' || key === 'link') && typeof inner === 'string' && inner !== ''
      ? [inner]
      : linksIn(inner),
  );
}

describe.skipIf(!hasData)('published collections of attacks', () => {
  it.each(payloadFiles)('IMPORT-30: nothing of %s runs', name => {
    for (const attack of lines(`payloads/${name}.txt`).flatMap(dressed))
      expectHarmless(convertEntry(attack, context).document);
  });

  it('IMPORT-30: nothing of a whole file of attacks runs', () => {
    for (const name of payloadFiles)
      expectHarmless(convertEntry(lines(`payloads/${name}.txt`).join('\n'), context).document);
    expectHarmless(
      convertEntry(readFileSync(join(security, 'owasp-xss-filter-evasion.md'), 'utf8'), context).document,
    );
    expectHarmless(convertEntry(readFileSync(join(security, 'blns.txt'), 'utf8'), context).document);
  });

  it('IMPORT-30: nothing of the sanitiser’s own tests runs', () => {
    const cases: unknown = JSON.parse(readFileSync(join(security, 'dompurify-expect.json'), 'utf8'));
    const payloads = Array.isArray(cases) ? cases.map((one: { payload: string }) => one.payload) : [];
    expect(payloads.length).toBeGreaterThan(100);
    for (const payload of payloads.flatMap(dressed)) expectHarmless(convertEntry(payload, context).document);
  });
});
