import { defineEvent } from '../../events.ts';

/** A website was made; the code that knows the starter fills it. The context is the new website's, its maker the actor. */
export const websiteCreated = defineEvent<{ starter: string | null }>('tenancy.websiteCreated');

/** Visitors are spoken to in another language; the context has the website with its new settings. */
export const languageChanged = defineEvent<null>('tenancy.languageChanged');
