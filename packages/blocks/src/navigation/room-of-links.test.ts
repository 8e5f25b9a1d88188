import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { roomOfLinks, rooms } from './room-of-links.ts';

const link = (title: string, children: readonly unknown[] = []) => ({ title, children });

describe('the width of links in a row', () => {
  it('NAVIGATION-2: few short links need the smallest width, more and longer ones more, too many none', () => {
    expect(roomOfLinks(['Shop', 'Journal', 'About', 'Visit', 'Contact'].map(title => link(title)))).toBe(22);
    expect(roomOfLinks([])).toBe(22);
    const german = ['Werkstattgespräche', 'Öffnungszeiten', 'Veranstaltungen', 'Datenschutz'];
    expect(roomOfLinks(german.map(title => link(title)))).toBe(38);
    expect(roomOfLinks(german.map(title => link(title, [1])))).toBe(42);
    expect(roomOfLinks([...german, ...german].map(title => link(title)))).toBe('none');
    expect(roomOfLinks([link('茶'.repeat(30))])).toBe(34);
  });

  it('NAVIGATION-2: the style sheet supports every width', () => {
    const css = readFileSync(join(import.meta.dirname, 'navigation.css'), 'utf8');
    for (const room of rooms) {
      expect(css).toMatch(new RegExp(`max-inline-size: ${room}em\\) \\{\\s+\\.navigation-room-${room} `));
    }
  });
});
