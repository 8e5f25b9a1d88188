import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { versionSchema } from '../calls/version.ts';
import { idSchema } from '../id/id.ts';
import { manyAssetsSchema } from '../media/media.calls.ts';
import { fieldIssue, phrase } from '../messages/phrase.ts';
import { needSchema } from '../needs/needs.ts';
import { pageErrors } from '../page/page.errors.ts';
import { pageDocumentSchema } from '../page/page-document.ts';
import { pageOperationSchema } from '../page/page-operation.ts';
import { siteStylesSchema } from '../site/site-styles.ts';
import { pagesErrors } from './pages.errors.ts';

/** The maximum number of operations in one message. */
export const maxOperations = 200;

/** A message of other people's operations, which a client replays on its own document. */
export const pageChangeSchema = z.object({
  version: z.number().int(),
  operations: pageOperationSchema.array(),
  by: z.string(),
  /** The client that sent them; a client leaves out its own. */
  clientId: z.string(),
  at: z.iso.datetime(),
});
export type PageChangeView = z.infer<typeof pageChangeSchema>;

const documentParams = z.object({ documentId: idSchema });
const editing = { scope: 'website', access: 'content.write' } as const;

const stylesViewSchema = z.object({ styles: siteStylesSchema, version: z.number().int() });

export const placeSchema = z.object({
  kind: z.enum(['page', 'post', 'product', 'category', 'productCollection', 'header', 'footer', 'settings']),
  id: idSchema,
  title: z.string(),
});
/** A place that links to, or shows, something else. */
export type Place = z.infer<typeof placeSchema>;

const assetUseSchema = placeSchema.extend({
  /** Only visitors still see it there; the draft no longer shows it. */
  isLiveOnly: z.boolean(),
});
export type AssetUse = z.infer<typeof assetUseSchema>;

export const pagesCalls = {
  get: defineCall({
    name: 'pages.get',
    method: 'GET',
    path: '/api/pages/:documentId',
    summary: 'The draft of a page document.',
    ...editing,
    params: documentParams,
    reply: z.object({ document: pageDocumentSchema, version: z.number().int() }),
  }),
  change: defineCall({
    name: 'pages.change',
    method: 'POST',
    path: '/api/pages/:documentId/operations',
    summary:
      'Applies operations made on `baseVersion`. Changes that others made since are returned to be replayed; conflicting ones are refused.',
    ...editing,
    params: documentParams,
    body: z.object({
      baseVersion: versionSchema,
      operations: pageOperationSchema.array().min(1).max(maxOperations),
      /** Distinguishes a client's own changes from those of the same person elsewhere. */
      clientId: z.string().min(1).max(60),
    }),
    reply: z.object({ version: z.number().int(), changes: pageChangeSchema.array() }),
    errors: [...Object.values(pageErrors), ...Object.values(pagesErrors)],
  }),
  needs: defineCall({
    name: 'pages.needs',
    method: 'POST',
    path: '/api/pages/needs',
    summary: 'Answers the needs of blocks on the canvas from the drafts, in one batch.',
    ...editing,
    body: z.object({
      needs: z
        .record(z.string().max(120), needSchema)
        .refine(
          needs => Object.keys(needs).length <= 1000,
          fieldIssue(phrase('fields.tooManyIds', { most: 1000 })),
        ),
    }),
    reply: z.object({ data: z.record(z.string(), z.unknown()) }),
  }),
  getSite: defineCall({
    name: 'pages.getSite',
    method: 'GET',
    path: '/api/site',
    summary: 'What surrounds every page: styles, and the header and footer documents.',
    ...editing,
    reply: stylesViewSchema.extend({
      header: z.object({ id: idSchema, document: pageDocumentSchema, version: z.number().int() }),
      footer: z.object({ id: idSchema, document: pageDocumentSchema, version: z.number().int() }),
      /** As given to views. */
      site: z.record(z.string(), z.unknown()),
    }),
  }),
  changeStyles: defineCall({
    name: 'pages.changeStyles',
    method: 'PUT',
    path: '/api/site/styles',
    summary: 'Saves styles based on `baseVersion`; the answer contains the previous ones, for undo.',
    scope: 'website',
    access: 'design.write',
    body: z.object({ baseVersion: versionSchema, styles: siteStylesSchema }),
    reply: stylesViewSchema.extend({ before: siteStylesSchema }),
    errors: [pagesErrors.stylesConflict],
  }),
  uses: defineCall({
    name: 'pages.uses',
    method: 'GET',
    path: '/api/media/:assetId/uses',
    summary: 'Everywhere a file is used: drafts, the live website, products, design and settings.',
    scope: 'website',
    access: 'media.read',
    params: z.object({ assetId: idSchema }),
    reply: z.object({
      uses: assetUseSchema.array(),
    }),
  }),
  linkedFrom: defineCall({
    name: 'pages.linkedFrom',
    method: 'POST',
    path: '/api/links',
    summary: 'Where the drafts, header and footer link to these pages, posts and products, or show them.',
    scope: 'website',
    access: ['content.write', 'products.write'],
    body: z.object({ ids: idSchema.array().min(1).max(200) }),
    reply: z.object({ places: placeSchema.array() }),
  }),
  usesOfMany: defineCall({
    name: 'pages.usesOfMany',
    method: 'POST',
    path: '/api/media/uses',
    summary: 'Everywhere these files are used, as for one; files that nothing uses are left out.',
    scope: 'website',
    access: 'media.read',
    body: z.object({ ids: manyAssetsSchema }),
    reply: z.object({ files: z.object({ assetId: idSchema, uses: assetUseSchema.array() }).array() }),
  }),
} as const;
