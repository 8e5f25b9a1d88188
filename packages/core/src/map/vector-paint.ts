import type { MapStyleNumber } from './map-style.ts';

/** The drawing classes of tile features, in drawing order. */
export const vectorRoles = [
  'green',
  'water',
  'building',
  'river',
  'border',
  'rail',
  'path',
  'street',
  'road',
  'motorway',
  'place',
] as const;
export type VectorRole = (typeof vectorRoles)[number];

/** Layers of the schemas Shortbread and OpenMapTiles, each with its contents (rule MAP-19). */
const layers = new Map<string, VectorRole | 'kind'>([
  ['ocean', 'water'],
  ['water', 'water'],
  ['water_polygons', 'water'],
  ['water_lines', 'river'],
  ['waterway', 'river'],
  ['land', 'kind'],
  ['landcover', 'kind'],
  ['landuse', 'kind'],
  ['park', 'green'],
  ['buildings', 'building'],
  ['building', 'building'],
  ['streets', 'kind'],
  ['transportation', 'kind'],
  ['boundaries', 'border'],
  ['boundary', 'border'],
  ['place_labels', 'place'],
  ['place', 'place'],
]);

const kinds: readonly { readonly role: VectorRole; readonly form: RegExp }[] = [
  {
    role: 'green',
    form: /^(forest|wood|grass|grassland|meadow|park|garden|village_green|scrub|heath|orchard|vineyard|cemetery|recreation_ground|golf_course|wetland)$/,
  },
  { role: 'motorway', form: /^(motorway|trunk)(_link)?$/ },
  { role: 'road', form: /^(primary|secondary|tertiary)(_link)?$/ },
  { role: 'street', form: /^(unclassified|residential|living_street|minor|service|pedestrian|busway)$/ },
  { role: 'path', form: /^(path|track|footway|cycleway|steps|bridleway)$/ },
  { role: 'rail', form: /^(rail|light_rail|subway|tram|narrow_gauge|transit)$/ },
];

export function isDrawnLayer(layer: string): boolean {
  return layers.has(layer);
}

/** Null for features that a quiet map omits. */
export function vectorRoleOf(layer: string, tags: Readonly<Record<string, unknown>>): VectorRole | null {
  const role = layers.get(layer);
  if (role !== 'kind') return role ?? null;
  const kind = String(tags.kind ?? tags.class ?? '');
  return kinds.find(({ form }) => form.test(kind))?.role ?? null;
}

export type VectorColors = Readonly<
  Record<'land' | 'green' | 'water' | 'building' | 'line' | 'road' | 'motorway' | 'ink', string>
>;

/** The styles for vector tiles; 3 uses raster tiles; original replaces it. */
export const vectorColors: Readonly<Record<MapStyleNumber, VectorColors>> = {
  1: colors('#f4efe6', '#d9e6c8', '#a9d0e0', '#e4dacb', '#c9bba7', '#ffffff', '#f6cf8a', '#3f372c'),
  2: colors('#f0f0ee', '#e4e5e2', '#cfd2d3', '#e2e2df', '#c4c4c0', '#ffffff', '#dededb', '#3a3a38'),
  3: colors('#f4efe6', '#d9e6c8', '#a9d0e0', '#e4dacb', '#c9bba7', '#ffffff', '#f6cf8a', '#3f372c'),
  4: colors('#f7f6f3', '#f0f1ec', '#e3e6e6', '#efede8', '#dcdad4', '#ffffff', '#ecebe6', '#57534b'),
  5: colors('#1f2124', '#23272a', '#15171a', '#282b2f', '#3a3f45', '#34383e', '#4a5058', '#dfe2e5'),
  6: colors('#dfeaf5', '#d3e4ee', '#b7d2ec', '#d3e0ee', '#a6c2de', '#ffffff', '#f3f8fc', '#16324d'),
};

function colors(
  ...[land, green, water, building, line, road, motorway, ink]: [
    land: string,
    green: string,
    water: string,
    building: string,
    line: string,
    road: string,
    motorway: string,
    ink: string,
  ]
): VectorColors {
  return { land, green, water, building, line, road, motorway, ink };
}

/** Width of a line in px at a zoom; lines below a third of a pixel are not drawn. */
export function vectorWidth(role: VectorRole, zoom: number): number {
  const at14 = { motorway: 5, road: 3.2, street: 1.8, path: 0.9, rail: 1, river: 1.4, border: 1 };
  const width = role in at14 ? Object.entries(at14).find(([name]) => name === role)?.[1] : 0;
  return (width ?? 0) * Math.min(1.55 ** (zoom - 14), 6);
}

export function isVectorAddress(address: string): boolean {
  return /\.(mvt|pbf)(\?|$)/.test(address);
}
