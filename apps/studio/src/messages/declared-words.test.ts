import { blockDefinitions } from '@vitrine/blocks/block-definitions.ts';
import { mapProviderSchema } from '@vitrine/core/map/map-provider.ts';
import { videoMessages } from '@vitrine/core/media/video-constants.ts';
import { declaredIn } from '@vitrine/core/messages/declared-words.ts';
import { studioLanguages } from '@vitrine/core/messages/studio-messages.ts';
import { sectionSettingsSchema } from '@vitrine/core/page/page-document.ts';
import { describeSettings } from '@vitrine/core/panel/describe-settings.ts';
import { shapes } from '@vitrine/core/shapes/shapes.ts';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { palettePresets, typePresets } from '../design/presets.ts';

const sources = import.meta.glob<string>(
  ['../../../../packages/blocks/src/*/*.{ts,tsx}', '!**/*sample*', '!**/*.test.*'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

function wordsOf(schema: z.ZodType): string[] {
  return describeSettings(schema).flatMap(({ label, help = '', control, choices }) => [
    label,
    help,
    ...(control === 'shape' ? [] : choices.map(choice => choice.label)),
  ]);
}

const ofBlocks = [...blockDefinitions.values()].flatMap(({ label, description, settings }) => [
  label,
  description,
  ...wordsOf(settings),
]);
/** Texts that a panel declares outside its schema: `word('…')`, and labels of its own fields and choices. */
const ofPanels = Object.values(sources).flatMap(source =>
  [
    ...source.matchAll(/(?:word\(\s*|(?:label|help|items|products): )'((?:[^'\\]|\\.)+)'/g),
    ...source.matchAll(/(?:title|hint)="([A-Z][^"]+)"/g),
  ].map(([, text = '']) => text),
);
const declared = [
  ...ofBlocks,
  ...ofPanels,
  ...wordsOf(mapProviderSchema),
  ...wordsOf(sectionSettingsSchema),
  ...Object.values(shapes).map(({ label }) => label),
  ...Object.values(videoMessages),
  ...[...palettePresets, ...typePresets].map(({ name }) => name),
];

/** Names, numbers and heading levels are the same in every language. */
const isWord = (text: string) => /\p{L}{2}/u.test(text) && !/^[hH]\d$/.test(text);
const wanted = new Set(declared.filter(isWord));

describe.each([...studioLanguages].filter(language => language !== 'en'))('%s', language => {
  it('MESSAGES-11: translates everything that blocks, shapes, map services and presets declare about themselves', async () => {
    const words = await declaredIn(language);
    expect([...wanted].filter(text => words[text] === undefined)).toEqual([]);
  });
});
