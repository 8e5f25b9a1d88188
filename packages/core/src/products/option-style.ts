import { z } from 'zod';
import { type Id, idSchema } from '../id/id.ts';
import { fieldCode } from '../messages/phrase.ts';

/** The display of an option's values: a list, buttons, or swatches (rule PRODUCT-22). */
export const optionDisplays = ['list', 'buttons', 'swatches'] as const;
export type OptionDisplay = (typeof optionDisplays)[number];

const mostValues = 250;
const valueSchema = z.string().trim().min(1).max(200);

export const optionStyleSchema = z.object({
  display: z.enum(optionDisplays),
  /** The owner's colours for values; another value has its variant's picture or the colour of its name. */
  colors: z
    .object({
      value: valueSchema,
      color: z
        .string()
        .toLowerCase()
        .regex(/^#[0-9a-f]{6}$/, fieldCode('hexColor')),
    })
    .array()
    .max(mostValues),
  /** The owner's pictures for values, each shown instead of a colour; absent if there are none. */
  images: z.object({ value: valueSchema, imageId: idSchema }).array().max(mostValues).optional(),
});
export type OptionStyle = z.output<typeof optionStyleSchema>;

export const listStyle: OptionStyle = { display: 'list', colors: [] };

/** The assets that these options show. */
export function optionImageIds(styles: readonly OptionStyle[]): Id[] {
  return styles.flatMap(({ images = [] }) => images.map(({ imageId }) => imageId));
}

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
