import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { site } from '../site.samples.ts';
import { block } from './social-links.block.ts';
import { View } from './social-links.view.tsx';

const html = (settings: object, socialLinks = site.socialLinks) =>
  renderToStaticMarkup(
    <View
      id="s"
      settings={block.settings.parse(settings)}
      data={{}}
      site={{ ...site, socialLinks }}
      isEditing={false}
    />,
  );

it('SOCIAL-1: names every link, visibly or not', () => {
  expect(html({ style: 'icon' })).toContain('<span class="visually-hidden">Instagram</span>');
  expect(html({ style: 'text' })).toContain('<span class="social-links-name">Instagram</span>');
  expect(html({ style: 'text' })).not.toContain('<svg');
  expect(html({}, [{ name: '', address: 'https://example.com/' }])).toContain('>https://example.com/</span>');
});

it('SOCIAL-2: draws the mark of a service by its name or its host, and the plain link for any other', () => {
  const markOf = (name: string, address: string) =>
    / d="([^"]*)"/.exec(html({ style: 'icon' }, [{ name, address }]))?.[1];
  const plain = markOf('Our friends', 'https://example.com/');
  expect(plain).toMatch(/^M10 14/);
  const instagram = markOf('INSTAGRAM', 'https://example.com/');
  expect(instagram).not.toBe(plain);
  expect(markOf('@kiln', 'https://www.instagram.com/kiln')).toBe(instagram);
  expect(markOf('Elsewhere', 'https://kiln.bsky.social/')).toBe(markOf('Bluesky', 'https://example.com/'));
  expect(markOf('constructor', 'https://notinstagram.example/')).toBe(plain);
});

it('SOCIAL-1: leaves out unsafe links', () => {
  const links = [
    { name: 'Bad', address: 'javascript:alert(1)' },
    { name: 'Good', address: 'https://example.com/' },
  ];
  expect(html({}, links)).not.toContain('Bad');
  expect(html({}, links).match(/<a /g)).toHaveLength(1);
  expect(html({}, links.slice(0, 1))).toBe('');
});
