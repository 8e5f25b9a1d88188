import { openChromium } from './chromium.ts';

const [path, width = '1440'] = process.argv.slice(2);
const browser = await openChromium();
const page = await browser.newPage({ viewport: { width: Number(width), height: 900 } });
await page.goto(`http://127.0.0.1:4100${path}`, { waitUntil: 'networkidle' });
for (let i = 0; i < 6; i++) {
  await page.mouse.wheel(0, 700);
  await page.waitForTimeout(300);
}
console.log(
  await page.$$eval('img', list =>
    list
      .slice(0, 60)
      .map(i => `${i.clientWidth} ${i.sizes} ${i.currentSrc.slice(-40)} ${i.loading}`)
      .join('\n'),
  ),
);
await browser.close();
