import { z } from 'zod';
import { versionSchema } from '../calls/version.ts';
import { idSchema } from '../id/id.ts';
import { fieldCode } from '../messages/phrase.ts';
import { entryAnimationSchema } from './entry-animation.ts';
import {
  blockSchema,
  type PageDocument,
  placesSchema,
  sectionSchema,
  sectionSettingsSchema,
} from './page-document.ts';

/** The index in a list, counted without the element itself; beyond the end means last, so that a replay still fits. */
const index = z.number().int().min(0);

/** Top-level keys of a block's settings; plain names only, so that none can reach a prototype. */
const settingName = z.string().regex(/^[a-z][A-Za-z0-9]{0,79}$/, fieldCode('settingName'));

/** Section settings without their defaults: a patch contains only its changes. */
const { shape } = sectionSettingsSchema;
const sectionPatch = z
  .object({
    name: shape.name.unwrap(),
    theme: shape.theme.unwrap(),
    height: shape.height.unwrap(),
    width: shape.width.unwrap(),
    background: shape.background.unwrap(),
    veil: shape.veil.unwrap(),
    padding: shape.padding.unwrap(),
    anchor: shape.anchor.unwrap(),
  })
  .partial();

/** One small change of a page document, which the studio makes, sends, undoes and replays (rule PAGE-3). */
export const pageOperationSchema = z.discriminatedUnion('kind', [
  /** With its blocks: also for pasting a section, adding it from a catalogue, or restoring it. */
  z.object({ kind: z.literal('addSection'), section: sectionSchema, index }),
  z.object({ kind: z.literal('removeSection'), sectionId: idSchema }),
  z.object({ kind: z.literal('moveSection'), sectionId: idSchema, index }),
  z.object({ kind: z.literal('changeSection'), sectionId: idSchema, set: sectionPatch }),
  /** The block is complete: the caller has already filled in its defaults. */
  z.object({ kind: z.literal('addBlock'), sectionId: idSchema, index, block: blockSchema }),
  z.object({ kind: z.literal('removeBlock'), blockId: idSchema }),
  /** Within its section (a layer up or down) or into another, where it also needs a new place. */
  z.object({
    kind: z.literal('moveBlock'),
    blockId: idSchema,
    sectionId: idSchema,
    index,
    places: placesSchema.optional(),
  }),
  z.object({ kind: z.literal('placeBlock'), blockId: idSchema, places: placesSchema.partial() }),
  z.object({
    kind: z.literal('changeBlock'),
    blockId: idSchema,
    set: z.record(settingName, z.unknown()).default({}),
    unset: settingName.array().default([]),
    /** Present if the settings passed further migrations in the meantime. */
    version: versionSchema.optional(),
  }),
  /** `null` removes the mark: shown everywhere. */
  z.object({
    kind: z.literal('hideBlock'),
    blockId: idSchema,
    isHidden: z.object({ desktop: z.boolean(), phone: z.boolean() }).nullable(),
  }),
  /** `null` uses the website's setting. */
  z.object({ kind: z.literal('animateBlock'), blockId: idSchema, entry: entryAnimationSchema.nullable() }),
]);

export type PageOperation = z.infer<typeof pageOperationSchema>;
export type OperationOf<Kind extends PageOperation['kind']> = Extract<PageOperation, { kind: Kind }>;

export interface Applied {
  readonly document: PageDocument;
  /** Applied to `document`, it restores exactly the previous document (rule PAGE-4). */
  readonly inverse: PageOperation;
}
