import { isCheckoutEmail } from '@vitrine/core/checkout/read-checkout.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { namesOf, readFields } from '@vitrine/core/errors/field-problems.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { fieldCode } from '@vitrine/core/messages/phrase.ts';
import { type Website, type WebsiteSettings, websiteSettingsSchema } from '@vitrine/core/tenancy/website.ts';
import type { z } from 'zod';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { languageChanged } from './tenancy.events.ts';
import { lockWebsite, updateSettings } from './tenancy.store.ts';

export interface SettingsChange {
  readonly title?: string | undefined;
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
}

/** Merges the change into the settings as they are now and checks the whole (rule TENANCY-5). */
export async function changeSettings(context: Context, change: SettingsChange): Promise<Result<Website>> {
  return transactionOf<Result<Website>>(context.database, async transaction => {
    const website = await lockWebsite(transaction, context.website.id);
    if (website === null) return fail(callErrors.notFound);
    const checked = merged(website.settings, change.settings ?? {});
    if (!checked.ok) return checked;
    const next = { ...website, title: change.title ?? website.title, settings: checked.value };
    await updateSettings(transaction, website.id, next);
    await recordAct(within(context, transaction), 'website.settingsChanged', {
      settings: Object.keys(change.settings ?? {}),
      ...(change.title === undefined ? {} : { title: change.title }),
    });
    await context.notifications.tell(transaction, { kind: 'website', websiteId: website.id });
    if (next.settings.language !== website.settings.language)
      context.events.tell({ ...within(context, transaction), website: next }, languageChanged, null);
    return succeed({ ...next, contentVersion: website.contentVersion + 1 });
  });
}

function merged(
  settings: WebsiteSettings,
  change: Readonly<Record<string, unknown>>,
): Result<WebsiteSettings> {
  const schema = websiteSettingsSchema.superRefine(problemsSince(settings));
  const read = readFields(schema, merge(settings, change), ['settings']);
  if (read.isRead) return succeed(read.value);
  return fail(callErrors.invalid, { fields: namesOf(read.problems) }, { errors: read.problems });
}

/** Settings that can no longer be set; a website may still have them from before, and they are kept. */
function problemsSince(old: WebsiteSettings): (next: WebsiteSettings, context: z.RefinementCtx) => void {
  return ({ contactEmail, store }, context) => {
    const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (contactEmail !== old.contactEmail && contactEmail !== '' && !isCheckoutEmail(contactEmail))
      refuse(['contactEmail'], fieldCode('email'));
    if (store.countries.length === 0 && old.store.countries.length > 0)
      refuse(['store', 'countries'], fieldCode('oneCountry'));
  };
}

function merge(old: unknown, change: unknown): unknown {
  if (!isPlain(old) || !isPlain(change)) return change;
  const entries = Object.entries(change).map(([key, value]) => [key, merge(old[key], value)]);
  return { ...old, ...Object.fromEntries(entries) };
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
