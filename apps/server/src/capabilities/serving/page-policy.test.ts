import { defaultMapProvider, mapProviderSchema } from '@vitrine/core/map/map-provider.ts';
import { emptyPage, type PageDocument, sectionSettingsSchema } from '@vitrine/core/page/page-document.ts';
import { expect, it } from 'vitest';
import { policyOf } from './page-policy.ts';

const place = { x: 0, y: 0, w: 8, h: 8 };

function pageWith(type: number): PageDocument {
  const block = {
    id: 'm2k4h8x1b000000000000001',
    type,
    version: 0,
    settings: {},
    places: { desktop: place, phone: place },
  };
  const settings = sectionSettingsSchema.parse({});
  return { sections: [{ id: 'm2k4h8x1b000000000000002', settings, blocks: [block] }] };
}

const withKey = mapProviderSchema.parse({ googleKey: 'AIza' });
const directiveOf = (policy: string, name: string) =>
  policy.split('; ').find(directive => directive.startsWith(`${name} `));

it('MAP-16: lets Google’s script pass on a page with a map, and only with a key', () => {
  const { open, closed } = policyOf(["'sha256-x'"], [pageWith(4)], { map: withKey, contentOrigin: null });
  for (const policy of [open, closed]) {
    expect(directiveOf(policy, 'script-src')).toBe(
      "script-src 'self' https://maps.googleapis.com https://maps.gstatic.com",
    );
    expect(directiveOf(policy, 'style-src')).toBe(
      "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com",
    );
    expect(directiveOf(policy, 'connect-src')).toContain('https://*.googleapis.com');
  }
  for (const [document, map] of [
    [pageWith(4), defaultMapProvider],
    [pageWith(2), withKey],
    [emptyPage, withKey],
  ] as const) {
    const { open: other } = policyOf(["'sha256-x'"], [document], { map, contentOrigin: null });
    expect(other).not.toContain('google');
    expect(directiveOf(other, 'script-src')).toBe("script-src 'self'");
    expect(directiveOf(other, 'style-src')).toBe("style-src 'self' 'sha256-x'");
    expect(directiveOf(other, 'connect-src')).toBe("connect-src 'self'");
  }
});

it('MAP-16: lets tiles of shapes be fetched on a page with a map', () => {
  const map = mapProviderSchema.parse({ tiles: 'https://maps.example/{z}/{x}/{y}.mvt' });
  expect(directiveOf(policyOf([], [pageWith(4)], { map, contentOrigin: null }).open, 'connect-src')).toBe(
    "connect-src 'self' https://maps.example",
  );
  expect(directiveOf(policyOf([], [pageWith(2)], { map, contentOrigin: null }).open, 'connect-src')).toBe(
    "connect-src 'self'",
  );
});

it('VIDEO-3: frames the players, and nobody else', () => {
  expect(
    directiveOf(
      policyOf([], [emptyPage], { map: defaultMapProvider, contentOrigin: null }).open,
      'frame-src',
    ),
  ).toBe(
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://fast.wistia.net https://s3.amazonaws.com/embed.animoto.com/',
  );
});
