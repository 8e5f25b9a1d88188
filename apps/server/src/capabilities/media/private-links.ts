import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, isId } from '@vitrine/core/id/id.ts';
import { fileAddress } from '@vitrine/core/media/asset.ts';
import { mediaErrors } from '@vitrine/core/media/media.errors.ts';
import type { Context, Services } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { websiteAddress } from '../tenancy/index.ts';
import { readAsset } from './media.store.ts';

const purpose = 'private file';

/** The holder of a link: a site user must be signed in to open it; for an order, the link names it permanently. */
export interface LinkHolder {
  readonly kind: 'siteUser' | 'order';
  readonly id: Id;
}

export interface PrivateLink {
  readonly websiteId: Id;
  readonly assetId: Id;
  /** Seconds since 1970. */
  readonly until: number;
  readonly holder: LinkHolder | null;
}

export interface WantedLink {
  readonly assetId: Id;
  readonly expiresAt: Date;
  readonly holder?: LinkHolder | undefined;
  /** The origin where it is opened, such as https://example.com; otherwise the website’s own address. */
  readonly origin?: string | undefined;
}

/**
 * A link that opens one private file of this website for a limited time, for anyone or for one holder (rule
 * MEDIA-25).
 */
export async function linkToPrivateFile(
  { configuration, database, secrets, website }: Context,
  { assetId, expiresAt, holder, origin }: WantedLink,
): Promise<Result<{ address: string; expiresAt: Date }>> {
  const row = await readAsset(database, website.id, assetId);
  if (row === null || row.deleted_at !== null) return fail(callErrors.notFound);
  if (!row.is_private) return fail(mediaErrors.notPrivate, { fileName: row.file_name });
  const until = Math.floor(expiresAt.getTime() / 1000);
  const link = { websiteId: website.id, assetId, until, holder: holder ?? null };
  const query = new URLSearchParams({
    until: String(until),
    ...(holder === undefined ? {} : { for: nameOf(holder) }),
    signature: secrets.sign(purpose, textOf(link)),
  });
  const start = origin ?? websiteAddress(configuration, website.subdomain);
  const path = fileAddress({ id: assetId, fileName: row.file_name });
  return succeed({ address: `${start}${path}?${query}`, expiresAt: new Date(until * 1000) });
}

/** The same for members of the website; records who made it. */
export async function shareFile(
  context: Context,
  { assetId, hours, origin }: { assetId: Id; hours: number; origin: string },
): Promise<Result<{ address: string; expiresAt: Date }>> {
  const expiresAt = new Date(context.clock.now().getTime() + hours * 3_600_000);
  const link = await linkToPrivateFile(context, { assetId, expiresAt, origin });
  if (link.ok) await recordAct(context, 'media.linkMade', { assetId, until: link.value.expiresAt });
  return link;
}

/** Whether an address has the form of such a link. */
export function isPrivateLink(query: unknown): query is Readonly<Record<string, unknown>> {
  return typeof query === 'object' && query !== null && 'signature' in query;
}

/** The contents of a link made here for this file of this website; null if it was changed. */
export function readPrivateLink(
  { secrets }: Pick<Services, 'secrets'>,
  query: Readonly<Record<string, unknown>>,
  { websiteId, assetId }: Pick<PrivateLink, 'websiteId' | 'assetId'>,
): PrivateLink | null {
  const { until, signature, for: named } = query;
  if (typeof until !== 'string' || !/^\d{1,12}$/.test(until) || typeof signature !== 'string') return null;
  const holder = named === undefined ? null : holderOf(named);
  if (holder === undefined) return null;
  const link = { websiteId, assetId, until: Number(until), holder };
  return secrets.isSigned(purpose, textOf(link), signature) ? link : null;
}

function textOf({ websiteId, assetId, until, holder }: PrivateLink): string {
  return [websiteId, assetId, until, holder === null ? '' : nameOf(holder)].join(' ');
}

function nameOf({ kind, id }: LinkHolder): string {
  return `${kind}:${id}`;
}

function holderOf(named: unknown): LinkHolder | undefined {
  const [, kind, id = ''] = /^(siteUser|order):(.+)$/.exec(String(named)) ?? [];
  if (kind !== 'siteUser' && kind !== 'order') return undefined;
  return isId(id) ? { kind, id } : undefined;
}
