import { websiteRoles } from '@vitrine/core/accounts/roles.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { readableSettings, withheldSettings } from '@vitrine/core/tenancy/settings-areas.ts';
import { tenancyCalls as calls } from '@vitrine/core/tenancy/tenancy.calls.ts';
import { tenancyErrors } from '@vitrine/core/tenancy/tenancy.errors.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import type { Context } from '../../context.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { addDomain, removeDomain } from './change-domains.ts';
import { changeSettings } from './change-settings.ts';
import { checkDomain } from './check-domain.ts';
import { createWebsite } from './create-website.ts';
import { deleteWebsite, restoreWebsite } from './delete-website.ts';
import { viewOfDomain } from './domain-record.ts';
import { listDomains } from './domains.store.ts';
import { listingOf, listWebsites } from './list-websites.ts';
import { renameSubdomain } from './rename-subdomain.ts';
import { websiteAddress } from './website-addresses.ts';

const adminAlone = [websiteRoles.admin];

export const tenancyRoutes: readonly BoundCall[] = [
  bindCall(calls.listWebsites, async context => succeed({ websites: await listWebsites(context) })),
  bindCall(calls.createWebsite, async (context, { body }) => {
    const { actor } = context;
    const owner = actor.kind === 'account' ? { id: actor.accountId, email: actor.email } : null;
    const made = await createWebsite(context, { ...body, owner });
    return made.ok
      ? succeed({ website: listingOf(context, { ...made.value, deletedAt: null }, adminAlone) })
      : made;
  }),
  bindCall(calls.deleteWebsite, (context, { params }) => deleteWebsite(context, params.websiteId)),
  bindCall(calls.restoreWebsite, async (context, { params }) => {
    const restored = await restoreWebsite(context, params.websiteId);
    return restored.ok ? succeed({ website: listingOf(context, restored.value, adminAlone) }) : restored;
  }),
  bindCall(calls.getSettings, async context => succeed(settingsView(context, context.website))),
  bindCall(calls.changeSettings, async (context, { body }) => {
    const fields = withheldSettings(rolesOf(context), body);
    return fields.length > 0 ? notYours(fields) : view(context, await changeSettings(context, body));
  }),
  bindCall(calls.renameSubdomain, async (context, { body }) =>
    view(context, await renameSubdomain(context, body.subdomain)),
  ),
  bindCall(calls.listDomains, async context => {
    const domains = await listDomains(context.database, context.website.id);
    return succeed({ domains: domains.map(row => viewOfDomain(context, row)) });
  }),
  bindCall(calls.addDomain, (context, { body }) => addDomain(context, body.host)),
  bindCall(calls.checkDomain, (context, { params }) => checkDomain(context, params.host)),
  bindCall(calls.removeDomain, (context, { params }) => removeDomain(context, params.host)),
];

function view(context: Context, changed: Result<Website>) {
  return changed.ok ? succeed(settingsView(context, changed.value)) : changed;
}

function settingsView(context: Context, { title, subdomain, settings }: Website) {
  const address = websiteAddress(context.configuration, subdomain);
  return { title, subdomain, address, settings: readableSettings(rolesOf(context), settings) };
}

/** A setting of an area that a role may not change causes the whole change to be refused (rule TENANCY-14). */
function notYours(fields: readonly string[]) {
  const errors = Object.fromEntries(fields.map(field => [field, phrase('fields.notYours')]));
  return fail(tenancyErrors.settingsNotYours, { fields: fields.join(', ') }, { errors });
}

function rolesOf({ actor }: Context): readonly number[] {
  return actor.kind === 'account' ? actor.roles : [];
}
