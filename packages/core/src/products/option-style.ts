import { z } from 'zod';
import { fieldCode } from '../messages/phrase.ts';

/** The display of an option's values: a list, buttons, or colour swatches (rule PRODUCT-22). */
export const optionDisplays = ['list', 'buttons', 'swatches'] as const;
export type OptionDisplay = (typeof optionDisplays)[number];

export const optionStyleSchema = z.object({
  display: z.enum(optionDisplays),
  /** The owner's colours for values; another value has its variant's picture or the colour of its name. */
  colors: z
    .object({
      value: z.string().trim().min(1).max(200),
      color: z
        .string()
        .toLowerCase()
        .regex(/^#[0-9a-f]{6}$/, fieldCode('hexColor')),
    })
    .array()
    .max(250),
});
export type OptionStyle = z.output<typeof optionStyleSchema>;

export const listStyle: OptionStyle = { display: 'list', colors: [] };

interface StyledOptions {
  readonly names: readonly string[];
  readonly styles: readonly OptionStyle[];
}

/** The styles after a change of option names: an existing option keeps its own. */
export function stylesFor(names: readonly string[], before: StyledOptions): OptionStyle[] {
  if (before.styles.length === 0) return [];
  return names.map((name, at) => {
    const known = before.names.indexOf(name);
    const isRenamed = known === -1 && !names.includes(before.names[at] ?? name);
    return before.styles[isRenamed ? at : known] ?? listStyle;
  });
}
