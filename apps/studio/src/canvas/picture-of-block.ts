import { samplesOf } from '@vitrine/blocks/block-samples.ts';
import { site as samplePage } from '@vitrine/blocks/site.samples.ts';
import type { DefinedBlock } from '@vitrine/core/blocks/define-block.ts';
import type { SiteFacts } from '@vitrine/core/blocks/site-facts.ts';
import { newId } from '@vitrine/core/id/id.ts';
import {
  gridColumns,
  type Section,
  type SectionSettings,
  sectionSettingsSchema,
} from '@vitrine/core/page/page-document.ts';
import type { PageData } from '@vitrine/render/page-data.ts';
import { makeBlock } from './make-block.ts';

export interface PicturedOn {
  readonly site: SiteFacts;
  readonly theme: SectionSettings['theme'];
}

export interface PictureOfBlock {
  readonly section: Section;
  readonly data: PageData;
  readonly site: SiteFacts;
  /** The width of the page it is drawn on, in px: wide enough to show a newly added block in full. */
  readonly width: number;
}

const [columnWidth, rowHeight] = [44, 24];
/** The aspect ratio of a picture in the catalogue, width to height. */
const ratio = 8 / 5;
const [narrowest, widest] = [280, 720];

/** A block's first sample, alone in a section; null for a block without samples (rule STUDIO-17). */
export function pictureOfBlock(definition: DefinedBlock, { site, theme }: PicturedOn): PictureOfBlock | null {
  const sample = samplesOf(definition.type)[0];
  if (!sample) return null;
  const { desktop } = definition.size;
  const width = Math.min(Math.max(desktop.w * columnWidth, desktop.h * rowHeight * ratio, narrowest), widest);
  const place = (columns: number) => {
    const w = Math.min(columns, Math.round((columns * desktop.w * columnWidth) / width));
    return { x: Math.floor((columns - w) / 2), y: 0, w, h: desktop.h };
  };
  const places = { desktop: place(gridColumns.desktop), phone: place(gridColumns.phone) };
  const block = makeBlock(definition, places, sample.settings);
  const answers = Object.entries(sample.data ?? {});
  return {
    section: {
      id: newId(),
      settings: sectionSettingsSchema.parse({ theme, width: 'wide', padding: 0 }),
      blocks: [block],
    },
    data: Object.fromEntries(answers.map(([need, answer]) => [`${block.id}.${need}`, answer])),
    site: {
      ...site,
      socialLinks: site.socialLinks.length > 0 ? site.socialLinks : samplePage.socialLinks,
      hasStore: definition.category === 'store',
      hasSearch: false,
    },
    width,
  };
}
