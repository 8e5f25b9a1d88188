import { defaultSiteStyles } from '@vitrine/core/site/site-styles.ts';
import { expect, it } from 'vitest';
import { storePicture } from '../../../test/store-picture.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { readDesign, updateStyles } from '../collections/index.ts';
import { publish } from '../publishing/index.ts';
import { changeSettings } from '../tenancy/index.ts';

it('MAIL-7: mail to buyers has the logo and the colours that visitors see', async () => {
  const shop = await TestShop.open();
  const context = () => shop.server.context(shop.website);
  const { variants } = await shop.sell();
  const htmlOf = async (orderId: string) => {
    const [mail] = await shop.query<{ html: string }>(
      "SELECT html FROM outbox WHERE website_id = $1 AND kind = 'orders.confirmation' AND body_text LIKE $2",
      `%${orderId}%`,
    );
    return mail?.html ?? '';
  };
  const buy = async () => htmlOf((await shop.order(await shop.visitorWith(variants[0] ?? ''))).orderId);
  const plain = await buy();
  expect(plain).toContain('font-weight:600">Test website</div>');
  expect(plain).not.toContain('<img');
  const now = shop.server.services.clock.now();
  await readDesign(context().database, shop.website.id, now);
  await updateStyles(context().database, shop.website.id, {
    ...defaultSiteStyles,
    palette: { ...defaultSiteStyles.palette, accent: '#0b5d3b' },
  });
  expect(await buy()).not.toContain('#0b5d3b');
  await publish(context());
  const logo = await storePicture(context());
  await changeSettings(context(), { settings: { logo } });
  shop.website = await shop.server.reload(shop.website);
  const dressed = await buy();
  expect(dressed).toContain('background-color:#0b5d3b');
  expect(dressed).toContain(`/media/${logo}/500w" alt="Test website"`);
  await shop.server.stop();
});
