import { blockDefinitions, currentVersion } from '@vitrine/blocks/block-definitions.ts';
import { samplesOf } from '@vitrine/blocks/block-samples.ts';
import { site } from '@vitrine/blocks/site.samples.ts';
import { type BlockDefinition, scriptOf } from '@vitrine/core/blocks/define-block.ts';
import { gridColumns, type Section, sectionSettingsSchema } from '@vitrine/core/page/page-document.ts';
import { defaultSiteStyles, type SiteStyles } from '@vitrine/core/site/site-styles.ts';
import { identityOf } from '@vitrine/render/page-context-of.ts';
import { emptyChrome } from '@vitrine/render/page-data.ts';
import { type RenderedPage, renderPage } from '@vitrine/render/render-page.tsx';
import { kiln } from '@vitrine/starter-kiln/kiln.starter.ts';
import type { CatalogueQuery } from './catalogue-query.ts';

/** One sample in `/samples.json`. */
export interface ListedSample {
  readonly block: string;
  readonly type: number;
  readonly label: string;
  readonly category: string;
  /** Its index among the block's samples, from 0. */
  readonly number: number;
  readonly name: string;
  readonly script: 'enhance' | 'island' | null;
  /** Such as `/sample/gallery/0`. */
  readonly address: string;
}

const blockId = 'm2k4h8x1b00000000000000a';
export const visitorScript = '/packages/visitor/src/main.ts';

export const stylesByName: Readonly<Record<CatalogueQuery['styles'], SiteStyles>> = {
  default: defaultSiteStyles,
  kiln: kiln.styles,
};

export function listSamples(): ListedSample[] {
  return [...blockDefinitions.values()].flatMap(definition =>
    samplesOf(definition.type).map((sample, number) => ({
      block: definition.name,
      type: definition.type,
      label: definition.label,
      category: definition.category,
      number,
      name: sample.name,
      script: scriptOf(definition, definition.settings.parse(sample.settings)),
      address: `/sample/${definition.name}/${number}`,
    })),
  );
}

/** A sample as the only block of a whole page, rendered like a published one; null if there is no such sample. */
export function renderSample(name: string, number: number, query: CatalogueQuery): RenderedPage | null {
  const definition = [...blockDefinitions.values()].find(one => one.name === name);
  const sample = definition && samplesOf(definition.type)[number];
  if (!sample) return null;
  const page = renderPage({
    content: { kind: 'page', document: { sections: [sectionWith(definition, sample.settings, query)] } },
    facts: {
      title: `${definition.label}: ${sample.name}`,
      description: definition.description,
      path: `/sample/${name}/${number}`,
      origin: 'http://localhost',
      social: null,
      isIndexed: false,
      feeds: [],
      icon: null,
      alternates: [],
    },
    site: { ...site, language: query.language, hasStore: definition.category === 'store', hasSearch: false },
    identity: identityOf(blockId),
    styles: stylesByName[query.styles],
    chrome: emptyChrome,
    data: Object.fromEntries(
      Object.entries(sample.data ?? {}).map(([need, answer]) => [`${blockId}.${need}`, answer]),
    ),
    assets: { script: visitorScript, fonts: catalogueFonts },
  });
  const html = query.hasScript
    ? page.html
    : page.html.replace(`<script type="module" src="${visitorScript}"></script>`, '');
  return { ...page, html: html.replace('<html ', `<html dir="${query.direction}" `) };
}

function sectionWith(
  definition: BlockDefinition,
  settings: Readonly<Record<string, unknown>>,
  { theme }: CatalogueQuery,
): Section {
  const { type, size } = definition;
  const place = ({ h }: { h: number }, w: number) => ({ x: 0, y: 0, w, h });
  return {
    id: 'm2k4h8x1b00000000000000b',
    settings: sectionSettingsSchema.parse({ theme }),
    blocks: [
      {
        id: blockId,
        type,
        version: currentVersion(definition),
        settings: { ...settings },
        places: {
          desktop: place(size.desktop, gridColumns.desktop),
          phone: place(size.phone, gridColumns.phone),
        },
      },
    ],
  };
}

const fontFile = (name: string) =>
  `/node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;

/** Never swapped after the first frame, so that any visible shift is the sample's own. */
export const catalogueFonts = {
  css: ['Fraunces', 'Inter']
    .map(
      family =>
        `@font-face{font-family:"${family} Variable";font-weight:100 900;font-display:optional;src:url(${fontFile(family.toLowerCase())}) format("woff2")}`,
    )
    .join(''),
  preloads: ['fraunces', 'inter'].map(fontFile),
};
