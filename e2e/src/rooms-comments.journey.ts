/** @module-tag slow */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { findHtmlProblems } from './html-problems.ts';
import { chooseFiles, rowOf, toastOf } from './rooms.ts';
import { sampleText } from './sample-files.ts';
import { makeWebsite, publish, readPublished } from './studio.ts';
import { findAxeProblems } from './visit.ts';

const demo = inject('demo');

interface Written {
  readonly id: number;
  readonly author: string;
  readonly text: string;
  readonly isApproved?: boolean;
}

const comment = ({ id, author, text, isApproved = false }: Written) => `
    <wp:comment>
      <wp:comment_id>${id}</wp:comment_id>
      <wp:comment_author><![CDATA[${author}]]></wp:comment_author>
      <wp:comment_author_email>${author.toLowerCase()}@example.com</wp:comment_author_email>
      <wp:comment_author_url>https://${author.toLowerCase()}.example</wp:comment_author_url>
      <wp:comment_date_gmt>2020-05-0${id} 10:00:00</wp:comment_date_gmt>
      <wp:comment_content><![CDATA[${text}]]></wp:comment_content>
      <wp:comment_approved>${isApproved ? 1 : 0}</wp:comment_approved>
      <wp:comment_type>comment</wp:comment_type>
      <wp:comment_parent>0</wp:comment_parent>
    </wp:comment>`;

const written: readonly Written[] = [
  { id: 1, author: 'Ada', text: 'A mug I still drink from.', isApproved: true },
  { id: 2, author: 'Bo', text: 'How hot is the second firing?' },
  { id: 3, author: 'Cy', text: 'Cheap watches here.' },
  { id: 4, author: 'Di', text: 'More cheap watches.' },
];

const blog = sampleText(
  'letters.xml',
  'text/xml',
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
  <title>Letters</title>
  <link>https://old.example</link>
  <wp:wxr_version>1.2</wp:wxr_version>
  <wp:base_site_url>https://old.example</wp:base_site_url>
  <wp:base_blog_url>https://old.example</wp:base_blog_url>
  <item>
    <title>Letter to a kiln</title>
    <link>https://old.example/letter-to-a-kiln</link>
    <dc:creator><![CDATA[ada]]></dc:creator>
    <content:encoded><![CDATA[<p>Dear kiln.</p>]]></content:encoded>
    <excerpt:encoded><![CDATA[]]></excerpt:encoded>
    <wp:post_id>1</wp:post_id>
    <wp:post_date>2020-05-01 10:00:00</wp:post_date>
    <wp:post_date_gmt>2020-05-01 10:00:00</wp:post_date_gmt>
    <wp:post_name>letter-to-a-kiln</wp:post_name>
    <wp:status>publish</wp:status>
    <wp:post_type>post</wp:post_type>
    <wp:comment_status>open</wp:comment_status>
    ${written.map(comment).join('')}
  </item>
</channel>
</rss>`,
);

let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  browser = await openChromium();
  const wide = { viewport: { width: 1440, height: 900 }, bypassCSP: true };
  page = await (await browser.newContext(wide)).newPage();
  address = await makeWebsite(page, demo, 'comments');
});

afterAll(async () => {
  await browser.close();
});

const authors = () => page.getByRole('rowheader').locator('strong').allTextContents();
const waitForAuthors = (expected: readonly string[]) => expect.poll(authors).toEqual(expected);
const isFocused = (name: string) => rowOf(page, name).evaluate(row => row.matches(':focus'));

async function choose(state: RegExp): Promise<void> {
  await page.getByRole('button', { name: /State/ }).first().click();
  await page.getByRole('option', { name: state }).click();
}

async function post(): Promise<string> {
  const sitemap = (await readPublished(browser, `${address}/sitemap.xml`)).text;
  const path = /https?:\/\/[^/]+(\/[^<]*letter-to-a-kiln)/.exec(sitemap)?.[1] ?? '';
  return (await readPublished(browser, `${address}${path}`)).text;
}

describe('comments of a website', () => {
  it('ROOM-20: an empty room explains that comments are imported; comments are listed newest first, filtered and searched', async () => {
    await page.goto(`${address}/config/comments`);
    await page.getByRole('heading', { name: 'No comments yet' }).waitFor();
    await page.getByText('Visitors cannot write new ones yet.').waitFor();
    await page.goto(`${address}/config/imports`);
    await chooseFiles(page, page.getByRole('button', { name: 'Choose file' }), [blog]);
    await page.getByText(/^Done ·/).waitFor();
    await publish(page);
    await page.getByRole('link', { name: 'Comments' }).click();
    await waitForAuthors(['Di', 'Cy', 'Bo', 'Ada']);
    await expect.poll(() => rowOf(page, 'Bo').textContent()).toContain('Letter to a kiln');
    await choose(/^Waiting \(3\)$/);
    await waitForAuthors(['Di', 'Cy', 'Bo']);
    await page.getByRole('searchbox').fill('firing');
    await waitForAuthors(['Bo']);
    await page.getByRole('searchbox').fill('no such words');
    await page.getByRole('heading', { name: 'No comments match' }).waitFor();
    await page.getByRole('searchbox').fill('');
    await waitForAuthors(['Di', 'Cy', 'Bo']);
  });

  it('ROOM-21: an approved one is shown on its post immediately; a deleted one is gone, and Undo restores it unchanged', async () => {
    expect(await post()).not.toContain('second firing');
    await rowOf(page, 'Bo').getByRole('button', { name: 'Approve' }).click();
    await toastOf(page, 'The comment by Bo is shown now.').waitFor();
    await waitForAuthors(['Di', 'Cy']);
    await expect.poll(post).toContain('second firing');
    await choose(/^Approved \(2\)$/);
    await rowOf(page, 'Ada').getByRole('button', { name: 'Delete' }).click();
    await waitForAuthors(['Bo']);
    await expect.poll(post).not.toContain('A mug I still drink from.');
    await toastOf(page, 'The comment by Ada was deleted.').getByRole('button', { name: 'Undo' }).click();
    await waitForAuthors(['Bo', 'Ada']);
    await expect.poll(post).toContain('A mug I still drink from.');
    await rowOf(page, 'Ada').getByRole('button', { name: 'Spam' }).click();
    await toastOf(page, 'marked as spam').getByRole('button', { name: 'Undo' }).click();
    await waitForAuthors(['Bo', 'Ada']);
  });

  it('ROOM-22: by keyboard several are archived together, and one is opened, read whole and closed again', async () => {
    await choose(/^Waiting \(2\)$/);
    await waitForAuthors(['Di', 'Cy']);
    await rowOf(page, 'Di').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    const bar = page.getByRole('status').filter({ hasText: '2 selected' });
    await bar.getByRole('button', { name: 'Spam' }).click();
    await toastOf(page, '2 comments were marked as spam.').waitFor();
    await choose(/^Spam \(2\)$/);
    await waitForAuthors(['Di', 'Cy']);
    await rowOf(page, 'Cy').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Comment by Cy' });
    await dialog.getByText('Cheap watches here.').waitFor();
    await expect
      .poll(() => dialog.getByRole('link').allTextContents())
      .toEqual(['Letter to a kiln', 'cy@example.com', 'https://cy.example']);
    expect([await findAxeProblems(page), await findHtmlProblems(page)]).toEqual([[], []]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused('Cy')).toBe(true);
    expect([await findAxeProblems(page), await findHtmlProblems(page)]).toEqual([[], []]);
  });
});
