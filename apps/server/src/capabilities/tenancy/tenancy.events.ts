import { defineEvent } from '../../events.ts';

/**
 * A website was created; the code that knows the starter fills it. The context is that of the new website, with
 * its creator as the actor.
 */
export const websiteCreated = defineEvent<{ starter: string | null }>('tenancy.websiteCreated');

/** The language for visitors changed; the context has the website with its new settings. */
export const languageChanged = defineEvent<null>('tenancy.languageChanged');
