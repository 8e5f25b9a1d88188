import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readSettings } from './block-definitions.ts';
import { currentVersion, readSettingsOf } from './read-settings.ts';

const definition = defineBlock({
  type: 2001,
  name: 'lamp',
  label: 'Lamp',
  description: 'A lamp.',
  category: 'layout',
  icon: 'M0 0',
  settings: z.object({ brightness: z.number().max(100).default(80), shade: z.string().default('paper') }),
  migrations: [
    {
      name: 'watts-to-brightness',
      migrate: ({ watts, ...rest }) => ({ ...rest, brightness: Number(watts) }),
    },
    {
      name: 'cover-to-shade',
      migrate: ({ cover, ...rest }) => {
        if (cover === 'broken') throw new Error('cannot');
        return cover === undefined ? rest : { ...rest, shade: cover };
      },
    },
  ],
  size: { desktop: { w: 4, h: 4 }, phone: { w: 4, h: 4 } },
});

it('BLOCK-13: content is created with its number, its version and all defaults; invalid settings throw', () => {
  expect(definition.content({ shade: 'silk' })).toEqual({
    type: 2001,
    version: 2,
    settings: { brightness: 80, shade: 'silk' },
  });
  expect(definition.content().settings).toEqual({ brightness: 80, shade: 'paper' });
  expect(() => definition.content({ brightness: 400 })).toThrow('brightness');
});

describe('readSettings', () => {
  it('BLOCK-4: applies to stored settings the migrations they have not passed yet, in order', () => {
    expect(currentVersion(definition)).toBe(2);
    expect(readSettingsOf(definition, { version: 0, settings: { watts: 40, cover: 'glass' } })).toEqual({
      settings: { brightness: 40, shade: 'glass' },
      problems: [],
    });
    expect(readSettingsOf(definition, { version: 1, settings: { brightness: 30, cover: 'tin' } })).toEqual({
      settings: { brightness: 30, shade: 'tin' },
      problems: [],
    });
    expect(readSettingsOf(definition, { version: 2, settings: { brightness: 30 } })).toEqual({
      settings: { brightness: 30, shade: 'paper' },
      problems: [],
    });
  });

  it('BLOCK-4: does not change the stored settings', () => {
    const stored = { version: 0, settings: Object.freeze({ watts: 40, cover: 'glass' }) };
    readSettingsOf(definition, stored);
    expect(stored.settings).toEqual({ watts: 40, cover: 'glass' });
  });

  it('BLOCK-4: a failing step and a newer version are reported, not thrown', () => {
    expect(readSettingsOf(definition, { version: 1, settings: { brightness: 30, cover: 'broken' } })).toEqual(
      {
        settings: { brightness: 30, shade: 'paper' },
        problems: ['lamp: the step “cover-to-shade” could not read the saved settings.'],
      },
    );
    expect(readSettingsOf(definition, { version: 9, settings: { brightness: 30, glow: 1 } })).toEqual({
      settings: { brightness: 30, shade: 'paper' },
      problems: ['lamp: saved by a newer version; what is not known here is left out.'],
    });
  });

  it('BLOCK-3: only the one broken field falls back', () => {
    const read = readSettingsOf(definition, { version: 2, settings: { brightness: 400, shade: 'silk' } });
    expect(read.settings).toEqual({ brightness: 80, shade: 'silk' });
    expect(read.problems).toHaveLength(1);
    expect(read.problems[0]).toMatch(/^lamp: brightness: /);
  });

  it('PANEL-12: only the unreadable entries of a list are left out, and are reported', () => {
    const shelf = defineBlock({
      type: 2002,
      name: 'shelf',
      label: 'Shelf',
      description: 'A shelf.',
      category: 'layout',
      icon: 'M0 0',
      size: definition.size,
      settings: z.object({
        height: z.number().max(9).default(3),
        jars: z
          .object({ name: z.string(), link: z.url().or(z.literal('')).default('') })
          .array()
          .max(5)
          .default([]),
      }),
    });
    const read = (settings: Record<string, unknown>) => {
      const { settings: kept, problems } = readSettingsOf(shelf, { version: 0, settings });
      return [kept, problems.map(problem => problem.split(': ')[1])];
    };
    const tea = { name: 'Tea', link: 'https://example.com/tea' };
    expect(read({ jars: [tea, { name: 'Salt', link: 'https:' }, 7, { link: '' }, tea] })).toEqual([
      { height: 3, jars: [tea, { name: 'Salt', link: '' }, tea] },
      ['jars.1.link', 'jars.2', 'jars.3.name'],
    ]);
    expect(read({ height: 40, jars: [tea, { link: 'x' }] })).toEqual([
      { height: 3, jars: [tea] },
      ['height', 'jars.1.name', 'jars.1.link'],
    ]);
    expect(read({ jars: 'none' })).toEqual([{ height: 3, jars: [] }, ['jars']]);
  });

  it('BLOCK-3: an unknown block number returns null', () => {
    expect(readSettings({ type: 999, version: 0, settings: {} })).toEqual({
      settings: null,
      problems: ['No block has the number 999.'],
    });
  });
});
