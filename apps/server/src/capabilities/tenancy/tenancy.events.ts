import type { Id } from '@vitrine/core/id/id.ts';
import { defineEvent } from '../../events.ts';

/**
 * A website was created; the code that knows the starter fills it. The context is that of the new website, with
 * its creator as the actor.
 */
export const websiteCreated = defineEvent<{ starter: string | null }>('tenancy.websiteCreated');

/** Another revision is live; the context has the website as it was before. */
export const revisionShown = defineEvent<{ revisionId: Id }>('tenancy.revisionShown');

/** The website has another address: a domain was proved, or its subdomain changed. */
export const addressAdded = defineEvent<null>('tenancy.addressAdded');

/** The language for visitors changed; the context has the website with its new settings. */
export const languageChanged = defineEvent<null>('tenancy.languageChanged');
