import { collisions } from '@vitrine/core/page/grid.ts';
import type { Block, GridDevice, PageDocument, Place, Section } from '@vitrine/core/page/page-document.ts';
import { readBlock } from './read-block.ts';

/** The width from which a page shows its desktop grid, in px. */
const desktopFrom = 768;

export interface PlacementOptions {
  /** The canvas shows hidden blocks, dimmed by its own styles. */
  readonly isEditing?: boolean;
}

/**
 * The position of every block, on a phone and on a desktop: one style sheet, so that no block needs a style
 * attribute for it (rules RENDER-2, RENDER-3).
 */
export function placementCss(documents: readonly PageDocument[], options: PlacementOptions = {}): string {
  const sections = documents.flatMap(document => document.sections);
  const rules = (device: GridDevice) => sections.flatMap(section => sectionRules(section, device, options));
  const phone = [...sections.flatMap(sectionValues), ...rules('phone')].join('');
  const desktop = rules('desktop').join('');
  return `${phone}@media (min-width:${desktopFrom}px){${desktop}}`;
}

function sectionValues({ id, settings }: Section): string[] {
  const values = [
    settings.padding === 3 ? '' : `--section-padding:${settings.padding}`,
    settings.background === null ? '' : `--section-veil:${settings.veil}`,
  ].filter(Boolean);
  return values.length > 0 ? [`.section-${id}{${values.join(';')}}`] : [];
}

function sectionRules(
  section: Section,
  device: GridDevice,
  { isEditing = false }: PlacementOptions,
): string[] {
  return section.blocks.map((block, layer) => {
    const place = block.places[device];
    const parts = [`grid-area:${areaOf(place)}`];
    if (collisions(section.blocks, place, device).length > 1) parts.push(`z-index:${layer + 1}`);
    else if (device === 'desktop' && isOverlappingOn(section, block, 'phone')) parts.push('z-index:auto');
    if (device === 'phone' && isBleeding(section, block)) parts.push('margin-inline:calc(-1*var(--margin))');
    else if (device === 'desktop' && isBleeding(section, block)) parts.push('margin-inline:0');
    if (block.isHidden && !isEditing) {
      if (block.isHidden[device]) parts.push('display:none');
      else if (device === 'desktop' && block.isHidden.phone) parts.push('display:block');
    }
    return `#block-${block.id}{${parts.join(';')}}`;
  });
}

function isOverlappingOn(section: Section, block: Block, device: GridDevice): boolean {
  return collisions(section.blocks, block.places[device], device).length > 1;
}

/** In a full-width section, text keeps the phone's margin and pictures reach its edges (rule RENDER-3). */
function isBleeding(section: Section, block: Block): boolean {
  if (section.settings.width !== 'full' || block.places.phone.w < 8) return false;
  return readBlock(block)?.definition.category === 'media';
}

/** The starting row and column, and the number of rows and columns. */
function areaOf({ x, y, w, h }: Place): string {
  return `${y + 1}/${x + 1}/span ${h}/span ${w}`;
}
