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

/** How a block comes alive: by `.enhance.ts` on the server's HTML, or as a React island. */
export type BlockScript = 'enhance' | 'island';

/** A function of a block's settings; a method, so that the definitions of all blocks fit in one list. */
type Told<Settings extends z.ZodType, Answer, More extends readonly unknown[] = []> = {
  told(settings: z.output<Settings>, ...more: More): Answer;
}['told'];

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
  readonly needs?: Told<Settings, BlockNeeds>;
  /** How it comes alive; where that hangs on its settings a function says it, null for not at all. */
  readonly script?: BlockScript | Told<Settings, BlockScript | null>;
  /** Names of the widgets' style parts it is drawn with, such as `gallery/carousel`, beside its own styles. */
  readonly styleParts?: Told<Settings, readonly string[]>;
  /** Whether it holds a heading of the first level; a page without any gets one that is heard, not seen. */
  readonly hasTitle?: Told<Settings, boolean>;
  /** Levels of its headings in order, as its settings ask for them; those after it continue their outline. */
  readonly headings?: Told<Settings, readonly number[], [data: Readonly<Record<string, unknown>>]>;
  /** The paths its script adds to the address of its page for a part of it. */
  readonly addressParts?: Told<Settings, readonly string[]>;
  /** Only roles with `code.run` may insert or change it. */
  readonly requiresScriptRole?: boolean;
  /** Where it loads from beside its own website, frames or sends to; the page's policy allows that and no more. */
  readonly sources?: Told<Settings, PageSources, [site: SiteFacts]>;
  /** The picture it shows above all; that of the first block with one stands for a page that is passed on. */
  readonly picture?: Told<Settings, Id | null>;
  /** HTML of the owner's own that its view puts into a published page as it is; null for none. */
  readonly ownMarkup?: Told<Settings, string | null>;
  /** Compressed bytes its styles and its script may take (rule BLOCK-9). */
  readonly budget?: { readonly css?: number; readonly js?: number };
}

/** A block’s content as stored in a page document: its number, the migrations it has been through, its settings. */
export interface BlockContent {
  readonly type: number;
  readonly version: number;
  readonly settings: Record<string, unknown>;
}

/** Settings as somebody writes them: what has a default may be left out. */
export type SettingsInput<Settings extends z.ZodType> =
  unknown extends z.input<Settings>
    ? Loose<z.output<Settings>>
    : {
        // What is prepared before it is read is typed as it is once it was read.
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

/** A definition, and what makes its content: the one way in which code makes a block (rule BLOCK-13). */
export type DefinedBlock<Settings extends z.ZodType = z.ZodType> = BlockDefinition<Settings> & {
  /** With all defaults written into it; settings that do not fit are a bug and throw. */
  readonly content: (settings?: SettingsInput<Settings>) => BlockContent;
  /** The same for settings whose references become ids later: they are not read yet. */
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
