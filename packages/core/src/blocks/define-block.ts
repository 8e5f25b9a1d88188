import type { z } from 'zod';
import type { Id } from '../id/id.ts';
import type { BlockNeeds } from '../needs/need.ts';
import type { PageSources } from './page-sources.ts';
import type { SiteFacts } from './site-facts.ts';

export const blockCategories = ['text', 'media', 'layout', 'store', 'collection', 'site'] as const;
export type BlockCategory = (typeof blockCategories)[number];

/** A named, append-only step of a block's stored settings; `version` counts the steps taken. */
export interface SettingsMigration {
  readonly name: string;
  readonly migrate: (settings: Record<string, unknown>) => Record<string, unknown>;
}

/** The client side of a block: an `.enhance.ts` for the server's HTML, or a React island. */
export type BlockScript = 'enhance' | 'island';

/** A function of a block's settings; a method, so that the definitions of all blocks fit in one list. */
type OfSettings<Settings extends z.ZodType, Answer, More extends readonly unknown[] = []> = {
  answer(settings: z.output<Settings>, ...more: More): Answer;
}['answer'];

/**
 * The definition of a block, without its appearance: imported by the server, the studio and the tests.
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
  /** Its needs from the server; answered for the whole page in one batch. */
  readonly needs?: OfSettings<Settings, BlockNeeds>;
  /** Its client side; a function if that depends on its settings, null if it has none. */
  readonly script?: BlockScript | OfSettings<Settings, BlockScript | null>;
  /** Names of the widgets' style parts it uses, such as `gallery/carousel`, in addition to its own styles. */
  readonly styleParts?: OfSettings<Settings, readonly string[]>;
  /** Whether it contains a heading of the first level; a page without one gets a visually hidden one. */
  readonly hasTitle?: OfSettings<Settings, boolean>;
  /** Levels of its headings in order, as set; the headings after it continue their outline. */
  readonly headings?: OfSettings<Settings, readonly number[], [data: Readonly<Record<string, unknown>>]>;
  /** The paths its script adds to the address of its page for a part of it. */
  readonly addressParts?: OfSettings<Settings, readonly string[]>;
  /** Only roles with `code.run` may insert or change it. */
  readonly requiresScriptRole?: boolean;
  /** The hosts it loads from, frames or sends to, besides its own website; the page's policy allows only these. */
  readonly sources?: OfSettings<Settings, PageSources, [site: SiteFacts]>;
  /** Its main picture; a shared page shows that of the first block with one. */
  readonly picture?: OfSettings<Settings, Id | null>;
  /** The owner's own HTML, which its view inserts into a published page unchanged; null for none. */
  readonly ownMarkup?: OfSettings<Settings, string | null>;
  /** The compressed size limit of its styles and script, in bytes (rule BLOCK-9). */
  readonly budget?: { readonly css?: number; readonly js?: number };
}

/** A block’s content as stored in a page document: its number, its completed migrations, its settings. */
export interface BlockContent {
  readonly type: number;
  readonly version: number;
  readonly settings: Record<string, unknown>;
}

/** Settings as written in code: fields with a default may be omitted. */
export type SettingsInput<Settings extends z.ZodType> =
  unknown extends z.input<Settings>
    ? Loose<z.output<Settings>>
    : {
        // Settings with unresolved references have the type of the parsed settings.
        [Name in keyof z.input<Settings>]: unknown extends z.input<Settings>[Name]
          ? z.output<Settings>[Name & keyof z.output<Settings>] | undefined
          : z.input<Settings>[Name];
      };

type Loose<Settings> = {
  [Name in keyof Settings]?:
    | (Settings[Name] extends readonly (infer Entry extends object)[]
        ? readonly Partial<Entry>[]
        : Settings[Name])
    | undefined;
};

/** A definition with a factory of its content: the only way code creates a block (rule BLOCK-13). */
export type DefinedBlock<Settings extends z.ZodType = z.ZodType> = BlockDefinition<Settings> & {
  /** With all defaults filled in; invalid settings are a bug and throw. */
  readonly content: (settings?: SettingsInput<Settings>) => BlockContent;
  /** The same for settings whose references become ids later: they are not parsed yet. */
  readonly unresolved: (settings: SettingsInput<Settings>) => BlockContent;
};

export function defineBlock<const Settings extends z.ZodType>(
  definition: BlockDefinition<Settings>,
): DefinedBlock<Settings> {
  const version = definition.migrations?.length ?? 0;
  const content = (settings?: SettingsInput<Settings>): BlockContent => ({
    type: definition.type,
    version,
    settings: { ...(definition.settings.parse(settings ?? {}) as Record<string, unknown>) },
  });
  let defaults: BlockContent | null = null;
  const unresolved = (settings: SettingsInput<Settings>): BlockContent => {
    defaults ??= content();
    return { ...defaults, settings: { ...defaults.settings, ...settings } };
  };
  return { ...definition, content, unresolved };
}

/** The client side of a block with these settings; null if it needs no script. */
export function scriptOf(definition: BlockDefinition, settings: unknown): BlockScript | null {
  const { script } = definition;
  return (typeof script === 'function' ? script(settings) : script) ?? null;
}

/** Pure `(settings, data) → markup`; the server, the canvas and hydration share it. */
export interface BlockViewProps<Settings, Data = Record<string, unknown>> {
  readonly id: string;
  readonly settings: Settings;
  readonly data: Data;
  readonly site: SiteFacts;
  /** Set in the studio: views show an inviting empty state instead of nothing. */
  readonly isEditing: boolean;
}

/** A named example: tests, reference pages and screenshots use it. Data replaces the server's answers. */
export interface BlockSample<Settings = Record<string, unknown>, Data = Record<string, unknown>> {
  readonly name: string;
  readonly settings: Partial<Settings>;
  readonly data?: Data;
}
