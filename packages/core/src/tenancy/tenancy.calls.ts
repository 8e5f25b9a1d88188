import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';
import { fieldCode } from '../messages/phrase.ts';
import { domainSchema, domainViewSchema, hostSchema } from './domain.ts';
import { settingsReaders, settingsWriters } from './settings-areas.ts';
import { tenancyErrors } from './tenancy.errors.ts';
import { readableSettingsSchema, subdomainSchema } from './website.ts';

/** Days in which a deleted website can be restored (rule TENANCY-6). */
export const restoreDays = 30;

export const titleSchema = z.string().trim().min(1, fieldCode('title')).max(120);

export const websiteListingSchema = z.object({
  id: idSchema,
  subdomain: z.string(),
  title: z.string(),
  /** Its public address, with scheme and port. */
  address: z.string(),
  roles: z.number().int().array(),
  isPublished: z.boolean(),
  /** Whether visitors may see it. */
  isLaunched: z.boolean(),
  createdAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
});
/** On the platform: a preview of a website's home page, 1200 by 630 px, for its own staff. */
export const websitePicturePath = '/api/websites/:websiteId/picture';
export type WebsiteListing = z.infer<typeof websiteListingSchema>;

const settingsViewSchema = z.object({
  title: z.string(),
  subdomain: z.string(),
  address: z.string(),
  /** Those of the areas that the role may read. */
  settings: readableSettingsSchema,
});

export const tenancyCalls = {
  listWebsites: defineCall({
    name: 'tenancy.listWebsites',
    method: 'GET',
    path: '/api/websites',
    summary: 'The websites the account has a role on, and deleted ones that it can still restore.',
    scope: 'platform',
    access: 'account',
    reply: z.object({ websites: websiteListingSchema.array() }),
  }),
  createWebsite: defineCall({
    name: 'tenancy.createWebsite',
    method: 'POST',
    path: '/api/websites',
    summary: 'Creates a website from a starter; the account becomes its admin.',
    scope: 'platform',
    access: 'account',
    body: z.object({
      title: titleSchema,
      subdomain: subdomainSchema,
      starter: z.string().max(40).nullable().default(null),
    }),
    reply: z.object({ website: websiteListingSchema }),
    errors: [tenancyErrors.subdomainTaken],
    rateLimit: { max: 20, seconds: 3600 },
  }),
  deleteWebsite: defineCall({
    name: 'tenancy.deleteWebsite',
    method: 'DELETE',
    path: '/api/websites/:websiteId',
    summary: 'Takes a website offline; an admin can restore it for 30 days.',
    scope: 'platform',
    access: 'account',
    onNamed: 'website.delete',
    params: z.object({ websiteId: idSchema }),
    reply: z.null(),
  }),
  restoreWebsite: defineCall({
    name: 'tenancy.restoreWebsite',
    method: 'POST',
    path: '/api/websites/:websiteId/restore',
    summary: 'Restores a deleted website as it was.',
    scope: 'platform',
    access: 'account',
    onNamed: 'website.delete',
    params: z.object({ websiteId: idSchema }),
    reply: z.object({ website: websiteListingSchema }),
    errors: [tenancyErrors.restoreTooLate],
  }),
  getSettings: defineCall({
    name: 'tenancy.getSettings',
    method: 'GET',
    path: '/api/website/settings',
    summary: 'Title and address of this website, and the settings of the areas that the role can read.',
    scope: 'website',
    access: settingsReaders,
    reply: settingsViewSchema,
  }),
  changeSettings: defineCall({
    name: 'tenancy.changeSettings',
    method: 'PATCH',
    path: '/api/website/settings',
    summary:
      'Changes the given settings and leaves the others; objects are merged, lists replaced. Each setting belongs to an area, and needs its permission.',
    scope: 'website',
    access: settingsWriters,
    body: z.object({
      title: titleSchema.optional(),
      /** Any part of the settings, validated as a whole after merging. */
      settings: z.record(z.string(), z.unknown()).optional(),
    }),
    reply: settingsViewSchema,
    errors: [tenancyErrors.settingsNotYours],
  }),
  renameSubdomain: defineCall({
    name: 'tenancy.renameSubdomain',
    method: 'PUT',
    path: '/api/website/subdomain',
    summary: 'Moves the website to another address of the platform.',
    scope: 'website',
    access: 'domains.manage',
    body: z.object({ subdomain: subdomainSchema }),
    reply: settingsViewSchema,
    errors: [tenancyErrors.subdomainTaken],
  }),
  listDomains: defineCall({
    name: 'tenancy.listDomains',
    method: 'GET',
    path: '/api/website/domains',
    summary: 'The website’s custom domains: verified ones, and those waiting for verification.',
    scope: 'website',
    access: 'domains.manage',
    reply: z.object({ domains: domainViewSchema.array() }),
  }),
  addDomain: defineCall({
    name: 'tenancy.addDomain',
    method: 'POST',
    path: '/api/website/domains',
    summary: 'Adds a custom domain; the website answers to it once a TXT record verifies it.',
    scope: 'website',
    access: 'domains.manage',
    body: z.object({ host: domainSchema }),
    reply: z.null(),
    errors: [tenancyErrors.domainTaken, tenancyErrors.domainOfPlatform, tenancyErrors.tooManyDomains],
  }),
  checkDomain: defineCall({
    name: 'tenancy.checkDomain',
    method: 'POST',
    path: '/api/website/domains/:host/check',
    summary: 'Looks up the TXT record of a waiting domain and connects the domain if the record is found.',
    scope: 'website',
    access: 'domains.manage',
    params: z.object({ host: hostSchema }),
    reply: z.object({ domain: domainViewSchema }),
    rateLimit: { max: 60, seconds: 600 },
  }),
  removeDomain: defineCall({
    name: 'tenancy.removeDomain',
    method: 'DELETE',
    path: '/api/website/domains/:host',
    summary: 'Stops answering to a domain.',
    scope: 'website',
    access: 'domains.manage',
    params: z.object({ host: hostSchema }),
    reply: z.null(),
  }),
} as const;
