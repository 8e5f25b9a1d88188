/** @module-tag slow */
import { block as text } from '@vitrine/blocks/html/html.block.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { type PageDocument, sectionSettingsSchema } from '@vitrine/core/page/page-document.ts';
import type { Mark, RichNode, RichText } from '@vitrine/core/rich-text/rich-text.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { changeNewPage } from './change-page.ts';
import { openChromium } from './chromium.ts';
import { sendCall } from './send-call.ts';
import { canvasOf, makeWebsite, waitForPen, waitForSave } from './studio.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;

const words = (text: string, ...marks: Mark[]): RichNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 ? { marks } : {}),
});
const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content });

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await makeWebsite(page, demo, 'text');
  const place = { x: 0, y: 0, w: 16, h: 6 };
  const blocks = [
    {
      id: newId(),
      ...text.content({ text: everything }),
      places: { desktop: place, phone: { ...place, w: 8 } },
    },
  ];
  const section = { id: newId(), settings: sectionSettingsSchema.parse({}), blocks };
  await changeNewPage(page, [{ kind: 'addSection', section, index: 0 }]);
});

afterAll(() => browser.close());

const theText = () => canvasOf(page).locator('main [data-block-type="2"]').first();

describe('the text editor', () => {
  it('STUDIO-8: text of every kind keeps everything when it is edited', async () => {
    await theText().getByText('Last words').dblclick();
    await waitForPen(page);
    await page.keyboard.press('End');
    await page.keyboard.type(' indeed');
    await page.keyboard.press('Escape');
    await waitForSave(page);
    expect(await storedText()).toEqual({
      ...everything,
      content: [...everything.content.slice(0, -1), paragraph(words('Last words indeed'))],
    });
  });

  it('STUDIO-8: what is pasted is stored as far as rich text can hold it', async () => {
    await theText().getByText('Last words').dblclick();
    await waitForPen(page);
    await page.keyboard.press('Control+a');
    await canvasOf(page)
      .locator('[role="textbox"]:focus')
      .evaluate(element => {
        const data = new DataTransfer();
        data.setData(
          'text/html',
          '<h2 onclick="x()" style="color: red">Bowls</h2><iframe src="https://example.com"></iframe><script>x()</script>' +
            '<p>By <a href="javascript:x()">us</a> and <a href="https://example.com">others</a></p>' +
            '<table><tr><td>18 €</td></tr></table>',
        );
        const about = { bubbles: true, cancelable: true, clipboardData: data };
        element.dispatchEvent(new ClipboardEvent('paste', about));
      });
    await theText().locator('table').waitFor();
    await page.keyboard.press('Escape');
    await waitForSave(page);
    expect(await storedText()).toEqual({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Bowls' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'By us and ' },
            {
              type: 'text',
              text: 'others',
              marks: [{ type: 'link', attrs: { href: 'https://example.com' } }],
            },
          ],
        },
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [
                {
                  type: 'tableCell',
                  content: [{ type: 'paragraph', content: [{ type: 'text', text: '18 €' }] }],
                },
              ],
            },
          ],
        },
      ],
    });
  });
});

/** The text of the page on the canvas as the server has it. */
async function storedText(): Promise<unknown> {
  const { collections } = await sendCall(page, '/api/collections', { method: 'GET' });
  const [{ documentId = '' } = {}] = collections as { documentId: string }[];
  const { document } = await sendCall(page, `/api/pages/${documentId}`, { method: 'GET' });
  return (document as PageDocument).sections[0]?.blocks[0]?.settings.text;
}

const everything: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 1 }, content: [words('One')] },
    { type: 'heading', attrs: { level: 4, align: 'center' }, content: [words('Four')] },
    {
      type: 'paragraph',
      attrs: { align: 'right', size: 'large' },
      content: [
        words('H', { type: 'bold' }, { type: 'italic' }),
        words('2', { type: 'subscript' }),
        words('3', { type: 'superscript' }),
        { type: 'hardBreak' },
        words('under', { type: 'underline' }),
        words('gone', { type: 'strike' }),
        words('x = 1', { type: 'code' }),
        words('away', { type: 'link', attrs: { href: 'https://example.com', newWindow: true } }),
      ],
    },
    {
      type: 'orderedList',
      attrs: { start: 3 },
      content: [{ type: 'listItem', content: [paragraph(words('third'))] }],
    },
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(words('any'))] }] },
    { type: 'blockquote', content: [paragraph(words('said'))] },
    { type: 'codeBlock', content: [words('let x;')] },
    { type: 'horizontalRule' },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [{ type: 'tableHeader', attrs: { colspan: 2 }, content: [paragraph(words('Bowl'))] }],
        },
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', attrs: { rowspan: 2 }, content: [paragraph(words('18 €'))] },
            { type: 'tableCell', content: [paragraph(words('new'))] },
          ],
        },
      ],
    },
    paragraph(words('Last words')),
  ],
};
