import type { Capability } from '../../capability.ts';
import { on } from '../../events.ts';
import { assetReplaced } from '../media/index.ts';
import { forgetChangesJob } from './pages.jobs.ts';
import { pagesRoutes } from './pages.routes.ts';
import { useReplacedAsset } from './use-replaced-asset.ts';

export { answerNeeds } from './answer-needs.ts';
export { changePage } from './change-page.ts';
export { findUsesOfMany } from './find-uses.ts';
export { itemCard } from './needs/items/item-card.ts';
export { countStarterTexts } from './page-operations.store.ts';
export { forgetRemoved } from './removed-sections.store.ts';
export { restoreSection } from './restore-section.ts';
export { siteFactsOf } from './site-facts.ts';

export const pagesCapability: Capability = {
  name: 'pages',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  calls: pagesRoutes,
  jobs: [forgetChangesJob],
  subscriptions: [on(assetReplaced, useReplacedAsset)],
};
