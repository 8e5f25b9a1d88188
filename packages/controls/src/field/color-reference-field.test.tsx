import { defaultSiteStyles } from '@vitrine/core/site/site-styles.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ColorReferenceField } from './color-reference-field.tsx';

it.each([
  ['#575757', '#000000'],
  ['#565656', '#ffffff'],
  ['#0000ff', '#ffffff'],
  ['#ffaabb', '#000000'],
])('PALETTE-11: on the swatch of %s the tick is %s', (accent, tick) => {
  const field = renderToStaticMarkup(
    <ColorReferenceField
      label="Colour"
      value={{ type: 'SITE_PALETTE_COLOR', id: 'accent', alpha: 1 }}
      palette={{ ...defaultSiteStyles.palette, accent }}
      onChange={() => {}}
    />,
  );
  expect(field).toContain(`background:${accent};color:${tick}`);
});
