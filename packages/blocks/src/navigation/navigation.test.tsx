import type { NavigationLink } from '@vitrine/core/needs/navigation/navigation.need.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { site } from '../site.samples.ts';
import { block } from './navigation.block.ts';
import { samples } from './navigation.samples.ts';
import { View } from './navigation.view.tsx';

const links = samples[0]?.data?.links ?? [];
const html = (settings: object, shown: readonly NavigationLink[] = links) =>
  renderToStaticMarkup(
    <View
      id="n"
      settings={block.settings.parse(settings)}
      data={{ links: shown }}
      site={site}
      isEditing={false}
    />,
  );

describe('navigation block', () => {
  it('NAVIGATION-1: names its landmark by its place', () => {
    expect(html({})).toContain(
      '<nav class="navigation navigation-inline navigation-main navigation-room-22" aria-label="Main">',
    );
    expect(html({ place: 'footer' })).toContain('aria-label="Footer"');
    expect(html({ design: 'stacked' })).toContain('aria-label="Pages"');
  });

  it('NAVIGATION-1: marks the current page', () => {
    expect(html({}).match(/aria-current="page"/g)).toHaveLength(1);
    expect(html({})).toContain('href="/journal" aria-current="page">Journal</a>');
  });

  it('NAVIGATION-2: a phone’s menu opens without script, and exists only once', () => {
    const markup = html({});
    expect(markup).toContain('popoverTarget="navigation-sheet-n" aria-label="Menu"');
    expect(markup).toContain('id="navigation-sheet-n" popover="auto"');
    expect(markup.match(/>Journal</g)).toHaveLength(1);
    expect(html({ place: 'footer' })).not.toContain('popover');
    expect(html({ design: 'stacked' })).not.toContain('popover');
  });

  it('NAVIGATION-3: links below a link are a disclosure, one open at a time, that includes a link to its own page', () => {
    const markup = html({});
    expect(markup.match(/<details class="navigation-folder" name="navigation-group-n">/g)).toHaveLength(2);
    expect(markup).toContain('<li><a class="navigation-name" href="/shop">Shop</a></li>');
    expect(markup).not.toContain('href=""');
  });

  it('NAVIGATION-3: a folder shows that it contains the current page', () => {
    const folder = links[0];
    if (!folder) throw new Error('the sample has a folder');
    const inside = { ...folder, children: folder.children.map(child => ({ ...child, isCurrent: true })) };
    expect(html({}, [inside])).toContain('navigation-name-inside');
    expect(html({}, [folder])).not.toContain('navigation-name-inside');
  });
});
