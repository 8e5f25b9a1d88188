import type { DefinedBlock } from '@vitrine/core/blocks/define-block.ts';
import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';

export interface BlockPictureProps {
  readonly definition: DefinedBlock;
  readonly site: SiteFacts;
  readonly siteStyles: SiteStyles;
}
