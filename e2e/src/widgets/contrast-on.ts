import type { Page } from 'playwright-core';

/** The minimum contrast of its text on a picture of this colour. */
export async function contrastOn(page: Page, color: string): Promise<number> {
  await page.route('**/media/*/*w', route =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="${color}"/></svg>`,
    }),
  );
  await page.reload({ waitUntil: 'load' });
  const ink = await page.locator('.image-title').evaluate(title => getComputedStyle(title).color);
  const grounds: string[] = [];
  for (const part of await page.locator('.image-title > span, .image-words .rich-text p').all()) {
    await page.addStyleTag({ content: '.image-words :not(.button) { color: transparent !important }' });
    grounds.push((await part.screenshot()).toString('base64'));
  }
  return page.evaluate(
    async ([text, shots]) => {
      const luminance = (rgb: readonly number[]) => {
        const [red = 0, green = 0, blue = 0] = rgb.map(value => {
          const share = value / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const own = luminance((text.match(/[\d.]+/g) ?? []).map(Number));
      let least = 21;
      for (const shot of shots) {
        const bytes = Uint8Array.from(atob(shot), letter => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const drawing = canvas.getContext('2d');
        drawing?.drawImage(bitmap, 0, 0);
        const { data } = drawing?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
        for (let at = 0; at < data.length; at += 4) {
          const ground = luminance([...data.slice(at, at + 3)]);
          const [dark, light] = [own, ground].toSorted((one, other) => one - other) as [number, number];
          least = Math.min(least, (light + 0.05) / (dark + 0.05));
        }
      }
      return least;
    },
    [ink, grounds] as const,
  );
}
