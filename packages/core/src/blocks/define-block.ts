import type { z } from 'zod';
import type { BlockNeeds } from '../needs/need.ts';

export const blockCategories = ['text', 'media', 'layout', 'store', 'collection', 'site'] as const;
export type BlockCategory = (typeof blockCategories)[number];

/** A named, append-only step of a block's stored settings; `version` counts the steps taken. */
export interface SettingsMigration {
  readonly name: string;
  readonly migrate: (settings: Record<string, unknown>) => Record<string, unknown>;
}

/** How a block comes alive: by `.enhance.ts` on the server's HTML, or as a React island. */
export type BlockScript = 'enhance' | 'island';

/**
 * What a block is, apart from how it looks: imported by the server, the studio and the tests.
 * `.block.ts` imports core only.
 */
export interface BlockDefinition<Settings extends z.ZodType = z.ZodType> {
  /** Permanent, unique, never reused (docs/specification/blocks.md). */
  readonly type: number;
  /** The folder's name. */
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly category: BlockCategory;
  /** Path data of a 24 × 24 icon, drawn with a 1.5 px stroke. */
  readonly icon: string;
  /** A zod object; each field has a default and, in `.meta()`, a label and a control hint. */
  readonly settings: Settings;
  readonly migrations?: readonly SettingsMigration[];
  /** Width and height on the grid when inserted: columns × rows. */
  readonly size: { readonly desktop: { w: number; h: number }; readonly phone: { w: number; h: number } };
  /** What it asks of the server; answered for the whole page in one batch. */
  readonly needs?: (settings: z.output<Settings>) => BlockNeeds;
  /** How it comes alive; where that hangs on its settings a function says it, null for not at all. */
  readonly script?: BlockScript | ((settings: z.output<Settings>) => BlockScript | null);
  /** Names of the widgets' style parts it is drawn with, such as `gallery/carousel`, beside its own styles. */
  readonly styleParts?: (settings: z.output<Settings>) => readonly string[];
  /** Whether it holds a heading of the first level; a page without any gets one that is heard, not seen. */
  readonly hasTitle?: (settings: z.output<Settings>) => boolean;
  /** Levels of its headings in order, as its settings ask for them; those after it continue their outline. */
  readonly headings?: (
    settings: z.output<Settings>,
    data: Readonly<Record<string, unknown>>,
  ) => readonly number[];
  /** What its script puts behind the address of its page while somebody looks at one part of it. */
  readonly addressParts?: (settings: z.output<Settings>) => readonly string[];
  /** Only roles with `runScripts` may insert or change it. */
  readonly requiresScriptRole?: boolean;
  /** HTML of the owner's own that its view puts into a published page as it is; null for none. */
  readonly ownMarkup?: (settings: z.output<Settings>) => string | null;
  /** Compressed bytes its styles and its script may take (rule BLOCK-9). */
  readonly budget?: { readonly css?: number; readonly js?: number };
}

export function defineBlock<const Settings extends z.ZodType>(
  definition: BlockDefinition<Settings>,
): BlockDefinition<Settings> {
  return definition;
}

/** How a block with these settings comes alive; null when it does without script. */
export function scriptOf(definition: BlockDefinition, settings: unknown): BlockScript | null {
  const { script } = definition;
  return (typeof script === 'function' ? script(settings) : script) ?? null;
}

/** Pure `(settings, data) → markup`; the server, the canvas and hydration share it. */
export interface BlockViewProps<Settings, Data = Record<string, unknown>> {
  readonly id: string;
  readonly settings: Settings;
  readonly data: Data;
  readonly site: import('./block-data.ts').SiteFacts;
  /** Set in the studio: views show an inviting empty state instead of nothing. */
  readonly isEditing: boolean;
}

/** A named example: tests, reference pages and screenshots use it. Data stands in for the server's answers. */
export interface BlockSample<Settings = Record<string, unknown>, Data = Record<string, unknown>> {
  readonly name: string;
  readonly settings: Partial<Settings>;
  readonly data?: Data;
}
