import type { Capability } from '../../capability.ts';
import { on } from '../../events.ts';
import { websiteCreated } from '../tenancy/index.ts';
import { addFirstPage } from './add-first-page.ts';
import { fillWebsite } from './fill-website.ts';
import { seedDemo } from './seed-demo.ts';
import { starters } from './starters.ts';

export const startersCapability: Capability = {
  name: 'starters',
  subscriptions: [
    on(websiteCreated, async (context, { starter }) => {
      const found = starter === null ? undefined : starters.get(starter);
      if (found) await fillWebsite(context, found);
      // The operator's commands create websites that an import then fills.
      else if (context.actor.kind === 'account') await addFirstPage(context);
    }),
  ],
  start: seedDemo,
};
