import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import { pagesCalls as calls } from '@vitrine/core/pages/pages.calls.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { listCollections, readDocument } from '../collections/index.ts';
import { answerNeeds } from './answer-needs.ts';
import { changePage } from './change-page.ts';
import { findLinks } from './find-links.ts';
import { findUses, findUsesOfMany } from './find-uses.ts';
import { changeStyles, readSite } from './site-design.ts';

export const pagesRoutes: readonly BoundCall[] = [
  bindCall(calls.get, async ({ database, website }, { params }) => {
    const found = await readDocument(database, website.id, params.documentId);
    if (found === null) return fail(callErrors.notFound);
    return succeed({ document: found.document, version: found.version });
  }),
  bindCall(calls.change, async (context, { params, body }) => {
    const changed = await changePage(context, { ...params, ...body });
    return changed.ok ? succeed({ ...changed.value, changes: [...changed.value.changes] }) : changed;
  }),
  bindCall(calls.needs, async (context, { body }) => {
    const { database, website } = context;
    const data = await answerNeeds(context, body.needs, {
      source: { websiteId: website.id, revisionId: null },
      collections: await listCollections(database, website.id),
      homePageId: website.settings.homePageId,
      path: '',
    });
    return succeed({ data: { ...data } });
  }),
  bindCall(calls.getSite, async context => succeed(await readSite(context))),
  bindCall(calls.changeStyles, (context, { body }) => changeStyles(context, body)),
  bindCall(calls.uses, async (context, { params }) => {
    const found = await findUses(context, params.assetId);
    return found.ok ? succeed({ uses: found.value }) : found;
  }),
  bindCall(calls.linkedFrom, async (context, { body }) =>
    succeed({ places: await findLinks(context, body.ids) }),
  ),
  bindCall(calls.usesOfMany, async (context, { body }) => {
    const found = await findUsesOfMany(context, body.ids);
    return succeed({ files: [...found].map(([assetId, uses]) => ({ assetId, uses })) });
  }),
];
