import { block as audio } from '@vitrine/blocks/audio/audio.block.ts';
import { block as code } from '@vitrine/blocks/code/code.block.ts';
import { block as gallery } from '@vitrine/blocks/gallery/gallery.block.ts';
import { block as text } from '@vitrine/blocks/html/html.block.ts';
import { block as map } from '@vitrine/blocks/map/map.block.ts';
import { block as video } from '@vitrine/blocks/video/video.block.ts';
import type { BlockContent } from '@vitrine/core/blocks/define-block.ts';
import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import { type MapProvider, mapProviderSchema } from '@vitrine/core/map/map-provider.ts';
import { emptyPage, type PageDocument, sectionSettingsSchema } from '@vitrine/core/page/page-document.ts';
import { expect, it } from 'vitest';
import { policyOf } from './page-policy.ts';

const site: SiteFacts = {
  title: 'Kiln',
  tagline: '',
  language: 'en',
  currency: 'EUR',
  logo: null,
  socialLinks: [],
  hasStore: true,
  hasSearch: true,
};
const place = { x: 0, y: 0, w: 8, h: 8 };
const places = { desktop: place, phone: place };

function pageWith(...contents: BlockContent[]): PageDocument {
  const blocks = contents.map((content, at) => ({ id: `m2k4h8x1b00000000000000${at}`, ...content, places }));
  return {
    sections: [{ id: 'm2k4h8x1b000000000000012', settings: sectionSettingsSchema.parse({}), blocks }],
  };
}

function policiesOf(document: PageDocument, provider?: MapProvider, contentOrigin: string | null = null) {
  const facts = provider ? { ...site, map: provider } : site;
  return policyOf(["'sha256-x'"], [document], { site: facts, contentOrigin });
}

const withKey = mapProviderSchema.parse({ googleKey: 'AIza' });
const directiveOf = (policy: string, name: string) =>
  policy.split('; ').find(directive => directive.startsWith(`${name} `));

it('SERVE-11: a page without blocks loads nothing from other hosts', () => {
  const { open, closed } = policiesOf(emptyPage, withKey);
  for (const policy of [open, closed]) {
    expect(policy).not.toContain('http');
    expect(directiveOf(policy, 'img-src')).toBe("img-src 'self' data:");
    expect(directiveOf(policy, 'media-src')).toBe("media-src 'self'");
    expect(directiveOf(policy, 'frame-src')).toBe("frame-src 'none'");
    expect(directiveOf(policy, 'form-action')).toBe("form-action 'self'");
    expect(directiveOf(policy, 'style-src')).toBe("style-src 'self' 'sha256-x'");
  }
});

it('MAP-16: allows Google’s script on a page with a map, and only with a key', () => {
  const { open, closed } = policiesOf(pageWith(map.content()), withKey);
  for (const policy of [open, closed]) {
    expect(directiveOf(policy, 'script-src')).toBe(
      "script-src 'self' https://maps.googleapis.com https://maps.gstatic.com",
    );
    expect(directiveOf(policy, 'style-src')).toBe(
      "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com",
    );
    expect(directiveOf(policy, 'connect-src')).toContain('https://*.googleapis.com');
    expect(directiveOf(policy, 'img-src')).toContain('https://*.gstatic.com');
  }
  for (const { open: other } of [
    policiesOf(pageWith(map.content())),
    policiesOf(pageWith(text.content()), withKey),
  ]) {
    expect(other).not.toContain('google');
    expect(directiveOf(other, 'script-src')).toBe("script-src 'self'");
    expect(directiveOf(other, 'connect-src')).toBe("connect-src 'self'");
  }
});

it('MAP-16: allows the tiles of a map, as pictures or as vector shapes', () => {
  const shapes = mapProviderSchema.parse({ tiles: 'https://maps.example/{z}/{x}/{y}.mvt' });
  const { open } = policiesOf(pageWith(map.content()), shapes);
  expect(directiveOf(open, 'connect-src')).toBe("connect-src 'self' https://maps.example");
  expect(directiveOf(open, 'img-src')).toBe("img-src 'self' data:");
  const pictures = policiesOf(pageWith(map.content())).open;
  expect(directiveOf(pictures, 'connect-src')).toBe("connect-src 'self'");
  expect(directiveOf(pictures, 'img-src')).toBe("img-src 'self' data: https://tile.openstreetmap.org");
});

it('VIDEO-3, SERVE-11: allows frames for the players of the videos on a page, and for no other host', () => {
  const page = pageWith(
    video.content({ address: 'https://youtu.be/aqz-KE-bpKQ' }),
    video.content({ provider: 'instagram', address: 'https://www.instagram.com/p/C8abcDEF123/' }),
    gallery.content({ slides: [{ video: 'https://vimeo.com/1084537' }, { title: 'A picture' }] }),
  );
  expect(directiveOf(policiesOf(page).open, 'frame-src')).toBe(
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  );
  const own = pageWith(video.content({ provider: 'file', address: 'https://youtu.be/aqz-KE-bpKQ' }));
  expect(directiveOf(policiesOf(own).open, 'frame-src')).toBe("frame-src 'none'");
});

it('SERVE-11: sounds may come from other hosts if a block uses them; an owner’s HTML may show pictures from anywhere', () => {
  const address = 'https://example.com/1.mp3';
  const sound = policiesOf(pageWith(audio.content({ source: 'address', address })));
  expect(directiveOf(sound.open, 'media-src')).toBe("media-src 'self' https:");
  expect(directiveOf(policiesOf(pageWith(audio.content())).open, 'media-src')).toBe("media-src 'self'");
  const markup = pageWith(code.content({ mode: 'html', source: '<img src="https://example.com/1.png">' }));
  for (const policy of [policiesOf(markup).open, policiesOf(markup).closed]) {
    expect(directiveOf(policy, 'img-src')).toBe("img-src 'self' data: https:");
  }
  const apart = policiesOf(markup, undefined, 'https://content.example').open;
  expect(directiveOf(apart, 'frame-src')).toBe('frame-src https://content.example');
});

it('PAYMENT-23: a page may use the hosts of its payment methods in addition to those of its blocks', () => {
  const form = ['https://pay.example'];
  const beside = { form, frame: ['https://frame.pay.example'] };
  const { open, closed } = policyOf(["'sha256-x'"], [emptyPage], { site, contentOrigin: null, beside });
  for (const policy of [open, closed]) {
    expect(directiveOf(policy, 'form-action')).toBe("form-action 'self' https://pay.example");
    expect(directiveOf(policy, 'frame-src')).toBe('frame-src https://frame.pay.example');
    expect(directiveOf(policy, 'script-src')).toBe("script-src 'self'");
  }
});
