import { newId } from '@vitrine/core/id/id.ts';
import {
  type Block,
  type PageDocument,
  type Place,
  type Section,
  sectionSettingsSchema,
} from '@vitrine/core/page/page-document.ts';
import { currentVersion, definitionOf } from '@vitrine/render/block-facts.ts';

const [navigation, logo] = [1, 3];

/** The website's name or logo with its main menu: the header of a new website. */
export function plainHeader(): PageDocument {
  return pageWith({ name: 'Header', theme: 'lightest', width: 'wide', padding: 1 }, [
    blockOf(logo, { size: 30 }, [place(0, 0, 8, 2), place(0, 0, 5, 2)]),
    blockOf(navigation, { place: 'main' }, [place(8, 0, 16, 2), place(5, 0, 3, 2)]),
  ]);
}

/** The footer: the website's name and the links for its foot. */
export function plainFooter(): PageDocument {
  return pageWith({ name: 'Footer', theme: 'light', width: 'wide', padding: 2 }, [
    blockOf(logo, { size: 24 }, [place(0, 0, 8, 2), place(0, 0, 8, 2)]),
    blockOf(navigation, { place: 'footer' }, [place(8, 0, 16, 2), place(0, 2, 8, 2)]),
  ]);
}

function pageWith(settings: Partial<Section['settings']>, blocks: Block[]): PageDocument {
  return { sections: [{ id: newId(), settings: sectionSettingsSchema.parse(settings), blocks }] };
}

function blockOf(type: number, given: object, [desktop, phone]: readonly [Place, Place]): Block {
  const definition = definitionOf(type);
  if (!definition) throw new Error(`No block has the number ${type}.`);
  const settings = definition.settings.parse(given);
  return {
    id: newId(),
    type,
    version: currentVersion(definition),
    settings: { ...(settings as Record<string, unknown>) },
    places: { desktop, phone },
  };
}

function place(x: number, y: number, w: number, h: number): Place {
  return { x, y, w, h };
}
