import { type RoleName, websiteRoles } from '@vitrine/core/accounts/roles.ts';
import { areSlowTests } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { waitForMails } from './demo-server.ts';
import { openSession, startVisit } from './open-session.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { pictures } from './pictures.ts';
import { toastOf } from './rooms.ts';
import { sendCall } from './send-call.ts';
import { waitForCanvas } from './studio.ts';
import { visit } from './visit.ts';

const demo = inject('demo');
let website: OwnWebsite;
let kiln: string;
const password = 'ten-and-more-letters';
const mark = Date.now().toString(36);

let browser: Browser;
afterAll(() => browser?.close());

/** The rooms of each role in the order of the rail, by their labels. */
const rooms: Readonly<Partial<Record<RoleName, readonly string[]>>> = {
  storeManager: [
    'Overview',
    'Products',
    'Categories',
    'Collections',
    'Inventory',
    'Orders',
    'Draft orders',
    'Point of sale',
    'Abandoned carts',
    'Subscriptions',
    'Discounts',
    'Books',
    'Reviews',
    'Donations',
    'Gift cards',
    'Emails',
    'Customers',
    'Visitors',
    'Members',
    'Media',
    'Mail',
    'Trash',
    'Settings',
  ],
  editor: ['Pages', 'Design', 'Comments', 'Media', 'Trash', 'Settings'],
  salesperson: ['Point of sale'],
  viewer: ['Settings'],
  moderator: ['Comments'],
  billing: ['Overview', 'Orders', 'Abandoned carts', 'Subscriptions', 'Books', 'Donations', 'Members'],
};

interface Member {
  readonly role: RoleName;
  readonly name: string;
  readonly email: string;
}
const seller: Member = { role: 'storeManager', name: 'seller', email: `seller-${mark}@example.com` };
const members: readonly Member[] = [
  seller,
  ...(Object.keys(rooms) as RoleName[]).map(role => ({
    role,
    name: role,
    email: `${role.toLowerCase()}-${mark}@example.com`,
  })),
];

/** All are invited, and accept their invitations, without a page: those have their own journeys. */
beforeAll(async () => {
  website = await copyKiln(demo, 'roles');
  kiln = website.address;
  browser = await openChromium();
  for (const { email, role } of members)
    await website.send('/api/website/members', { body: { email, roles: [websiteRoles[role]] } });
  const letters = await waitForMails(
    demo,
    members.map(({ email }) => email),
  );
  const visitor = await startVisit(demo);
  for (const [index, { name }] of members.entries()) {
    const token = /#token=(\S+)/.exec(letters[index] ?? '')?.[1] ?? '';
    await visitor.send('/api/auth/invitations/accept', { body: { token, password, name } });
  }
});

/** Opens the studio as a member. */
async function enter(page: Page, { email }: Member): Promise<void> {
  const session = await openSession({ ...demo, email, password }, website.subdomain);
  await session.giveTo(page.context());
  await page.goto(`${kiln}/config`);
}

/** The studio's requests that were answered with 401 or 403. */
function refusalsOf(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', answer => {
    if ([401, 403].includes(answer.status()))
      refused.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
  });
  return refused;
}

it.each(members.filter(member => member !== seller && (areSlowTests || member.role === 'editor')))(
  'STUDIO-5, STUDIO-44: $role finds the rooms of the role, and none refuses',
  async member => {
    const { role } = member;
    await visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
      await enter(page, member);
      const rail = page.getByRole('navigation', { name: 'Rooms' });
      await rail.waitFor();
      const names = async () => (await rail.getByRole('link').allInnerTexts()).map(name => name.trim());
      await expect.poll(names).toEqual(rooms[role]);
      const refused = refusalsOf(page);
      for (const name of await names()) {
        await rail.getByRole('link', { name, exact: true }).click();
        await whenLoaded(page, name);
        await pictures(page, `${role}-${name}`, [390, 1440]);
        await expect.poll(() => page.getByRole('alert').allInnerTexts()).toEqual([]);
      }
      expect(refused).toEqual([]);
      await page.goto(`${kiln}/config/launch`);
      await page.getByRole('heading', { level: 1, name: 'No access' }).waitFor();
      await pictures(page, `${role}-shut`, [390, 1440]);
    });
  },
);

it('STUDIO-48: the rail groups the rooms of a store manager, and is slim only where width is short', async () => {
  await visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
    await enter(page, seller);
    await page.goto(`${kiln}/config/products`);
    const rail = page.getByRole('navigation', { name: 'Rooms' });
    const selling = rail.getByRole('group', { name: 'Selling' });
    await selling.getByRole('link', { name: 'Orders', exact: true }).waitFor();
    await expect.poll(() => selling.getByRole('link', { name: 'Media' }).count()).toBe(0);
    await expect
      .poll(() => rail.getByRole('group', { name: 'Manage' }).getByRole('link', { name: 'Media' }).count())
      .toBe(1);
    await expect.poll(() => rail.getByText('Selling', { exact: true }).isVisible()).toBe(true);
    await page.setViewportSize({ width: 1000, height: 900 });
    await expect.poll(() => rail.getByText('Selling', { exact: true }).isVisible()).toBe(false);
  });
});

it('ROLE-7: a store manager opens a product with its pictures and chooses another', {
  tags: 'slow',
}, async () => {
  await visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
    await enter(page, seller);
    const refused = refusalsOf(page);
    await page.goto(`${kiln}/config/products`);
    await page
      .getByRole('row', { name: /Moon vase/ })
      .getByText('Moon vase')
      .click();
    await page.getByRole('heading', { level: 1, name: 'Moon vase' }).waitFor();
    await page.getByRole('main').locator('img').first().waitFor();
    await page.getByRole('button', { name: 'Add images' }).click();
    await page.getByRole('dialog').locator('img').first().waitFor();
    await pictures(page, 'storeManager-product', [390, 1440]);
    expect(refused).toEqual([]);
  });
});

it('ROLE-7: a store manager saves the settings of the store, and changes none of the website', {
  tags: 'slow',
}, async () => {
  await visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
    await enter(page, seller);
    const form = page.getByRole('tabpanel');
    const open = (part: string) => page.goto(`${kiln}/config/settings?part=${part}`);
    const save = async (part: string) => {
      await form.getByRole('button', { name: 'Save', exact: true }).first().click();
      await toastOf(page, 'Saved').first().waitFor();
      await open(part);
    };
    await open('taxes');
    const included = form.getByRole('switch', { name: 'Prices include tax' });
    const before = await included.isChecked();
    await included.setChecked(!before, { force: true });
    await save('taxes');
    await expect.poll(() => included.isChecked()).toBe(!before);
    await open('store');
    const minimum = form.getByLabel('Minimum order', { exact: true });
    await minimum.fill('12.50');
    await save('store');
    await expect.poll(() => minimum.inputValue()).toBe('12.50');
    const title = { method: 'PATCH', body: { title: 'Not theirs' } } as const;
    await expect(sendCall(page, '/api/website/settings', title)).rejects.toThrow('403');
    expect((await sendCall(page, '/api/website/settings', { method: 'GET' })).title).toBe('Kiln');
  });
});

it('ROLE-7: a store manager pauses a discount, counts stock, fills a basket at the counter and sets up bank transfer', {
  tags: 'slow',
}, async () => {
  const spring = { name: 'Spring', code: 'SPRING', value: { kind: 'percent', percent: 10_000 } };
  await website.send('/api/discounts', { body: spring });
  await visit(browser, { viewport: { width: 1440, height: 900 } }, async page => {
    await enter(page, seller);
    const refused = refusalsOf(page);
    await page.goto(`${kiln}/config/discounts`);
    await page
      .getByRole('row', { name: /SPRING/ })
      .getByRole('rowheader')
      .click();
    await page.getByRole('main').getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    await page.getByRole('main').getByText('Paused', { exact: true }).waitFor();

    await page.goto(`${kiln}/config/inventory`);
    const visits = page.getByRole('textbox', { name: 'On hand: The studio to yourselves' });
    await visits.fill('+2');
    await visits.press('Enter');
    await page.getByText('The studio to yourselves: 6 on hand').waitFor();

    await page.goto(`${kiln}/config/point-of-sale`);
    await page.getByRole('button', { name: /The studio to yourselves/ }).click();
    const basket = page.getByRole('region', { name: 'Basket' });
    await basket.getByRole('group', { name: 'Quantity of The studio to yourselves' }).waitFor();
    await basket.getByText('€540.00').first().waitFor();

    await page.goto(`${kiln}/config/settings?part=payments`);
    const transfer = page.getByRole('form', { name: 'Settings of Manual payment' });
    await transfer.getByLabel('How to pay').fill('To DE00 1234, with the number of the order.');
    await transfer.getByRole('button', { name: 'Save' }).click();
    await toastOf(page, 'Saved').first().waitFor();
    await page.reload();
    await expect.poll(() => transfer.getByLabel('How to pay').inputValue()).toContain('DE00 1234');
    expect(refused).toEqual([]);
  });
});

/** Until the room shows its content, in rooms of pages the canvas. */
async function whenLoaded(page: Page, room: string): Promise<void> {
  await page.locator('nav [aria-current="page"]').filter({ hasText: room }).waitFor();
  if (room === 'Pages') await waitForCanvas(page);
  else if (room === 'Design') await page.frameLocator('main iframe').locator('h1').first().waitFor();
  else await page.getByRole('heading', { level: 1, name: room }).waitFor();
  await expect.poll(() => page.getByRole('status', { name: 'Loading' }).count()).toBe(0);
}
