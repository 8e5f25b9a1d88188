export interface BlockToWrite {
  /** kebab-case. */
  readonly name: string;
  readonly type: number;
}

/** The files of a small, working block: file name → text. */
export function blockTemplates({ name, type }: BlockToWrite): Readonly<Record<string, string>> {
  const label = (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');
  return {
    [`${name}.block.ts`]: definition(name, type, label),
    [`${name}.view.tsx`]: view(name, label),
    [`${name}.css`]: styles(name),
    [`${name}.samples.ts`]: samples(name),
    [`${name}.test.tsx`]: test(name),
  };
}

const definition = (name: string, type: number, label: string) => `\
import { defineBlock } from '@vitrine/core/blocks/define-block.ts';
import { z } from 'zod';

export const block = defineBlock({
  type: ${type},
  name: '${name}',
  label: '${label}',
  description: 'A line of text, set apart.',
  category: 'text',
  icon: 'M4 4h16v16H4zM8 12h8',
  settings: z.object({
    text: z.string().max(300).default('').meta({ label: 'Text' }),
    tone: z
      .enum(['quiet', 'loud'])
      .default('quiet')
      .meta({ label: 'Tone', choices: { quiet: 'Quiet', loud: 'Loud' } }),
  }),
  size: { desktop: { w: 12, h: 3 }, phone: { w: 8, h: 3 } },
});
`;

const view = (name: string, label: string) => `\
import { EmptyState } from '@vitrine/widgets/empty-state/empty-state.view.tsx';
import type { PropsOf } from '../settings-of.ts';
import type { block } from './${name}.block.ts';

export function View({ settings, isEditing }: PropsOf<typeof block>) {
  const { text, tone } = settings;
  const empty = <EmptyState title="${label}" hint="Write a line." />;
  if (text === '') return isEditing ? empty : null;
  return <p className={\`${name} ${name}-\${tone}\`}>{text}</p>;
}
`;

const styles = (name: string) => `\
.${name} {
  margin: 0;
  padding: var(--space-3);
  border-radius: var(--radius);
  background: var(--color-surface);
}

.${name}-loud {
  background: var(--color-accent);
  color: var(--color-on-accent);
}
`;

const samples = (name: string) => `\
import type { SamplesOf } from '../settings-of.ts';
import type { block } from './${name}.block.ts';

export const samples: SamplesOf<typeof block> = [
  { name: 'Quiet', settings: { text: 'Open every day but Monday.' } },
  { name: 'Loud', settings: { text: 'The kiln is open!', tone: 'loud' } },
  { name: 'Empty', settings: {} },
];
`;

const test = (name: string) => `\
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { site } from '../site.samples.ts';
import { block } from './${name}.block.ts';
import { View } from './${name}.view.tsx';

it('shows its text in its tone', () => {
  const settings = block.settings.parse({ text: 'Open', tone: 'loud' });
  const html = renderToStaticMarkup(
    <View id="a" settings={settings} data={{}} site={site} isEditing={false} />,
  );
  expect(html).toBe('<p class="${name} ${name}-loud">Open</p>');
});
`;
