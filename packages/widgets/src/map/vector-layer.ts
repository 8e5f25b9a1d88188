import type { TileLayer } from '@vitrine/core/map/map-provider.ts';
import type { MapStyleNumber } from '@vitrine/core/map/map-style.ts';
import {
  isDrawnLayer,
  type VectorColors,
  type VectorRole,
  vectorColors,
  vectorRoleOf,
  vectorRoles,
  vectorWidth,
} from '@vitrine/core/map/vector-paint.ts';
import { readVectorTile, type TileFeature } from '@vitrine/core/map/vector-tile.ts';
import { type Coords, type DoneCallback, GridLayer } from 'leaflet';

export interface VectorLook {
  readonly style: MapStyleNumber;
  readonly showLabels: boolean;
  readonly language: string;
}

interface Drawn {
  readonly role: VectorRole;
  readonly feature: TileFeature;
  /** Pixels per unit of the tile. */
  readonly scale: number;
}

/** Vector tiles instead of pictures: drawn here, in the style itself and with or without names (rule MAP-19). */
export function vectorLayer(tiles: TileLayer, look: VectorLook): GridLayer {
  return new VectorLayer(tiles, look);
}

/** Vector tiles are designed for 512 px. */
const tileSize = 512;

class VectorLayer extends GridLayer {
  readonly #tiles: TileLayer;
  readonly #look: VectorLook;

  constructor(tiles: TileLayer, look: VectorLook) {
    super({ tileSize, maxNativeZoom: tiles.maxZoom });
    this.#tiles = tiles;
    this.#look = look;
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const { x: size } = this.getTileSize();
    const sharpness = Math.min(window.devicePixelRatio, 2);
    canvas.width = size * sharpness;
    canvas.height = size * sharpness;
    const pen = canvas.getContext('2d');
    // Half as many tiles as on a raster map cover the same world: one zoom level less.
    const zoom = coords.z - 1;
    const address = this.#tiles.address
      .replace('{z}', String(zoom))
      .replace('{x}', String(coords.x))
      .replace('{y}', String(coords.y))
      .replace('{s}', 'abc'.charAt(Math.abs(coords.x + coords.y) % 3));
    void bytesOf(address).then(bytes => {
      const layers = bytes && readVectorTile(bytes, isDrawnLayer);
      if (!pen || !layers) return done(new Error(`No tile lies at ${address}.`), canvas);
      pen.scale(sharpness, sharpness);
      const drawn = layers.flatMap(({ name, extent, features }) =>
        features.flatMap((feature): Drawn[] => {
          const role = vectorRoleOf(name, feature.tags);
          return role ? [{ role, feature, scale: size / extent }] : [];
        }),
      );
      draw(pen, drawn, { size, zoom: zoom + Math.log2(size / tileSize), look: this.#look });
      done(undefined, canvas);
    });
    return canvas;
  }
}

async function bytesOf(address: string): Promise<Uint8Array | null> {
  try {
    const reply = await fetch(address, { credentials: 'omit' });
    return reply.ok ? new Uint8Array(await reply.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

interface Scene {
  readonly size: number;
  readonly zoom: number;
  readonly look: VectorLook;
}

function draw(pen: CanvasRenderingContext2D, drawn: readonly Drawn[], scene: Scene): void {
  const colors = vectorColors[scene.look.style];
  pen.fillStyle = colors.land;
  pen.fillRect(0, 0, scene.size, scene.size);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const role of vectorRoles) {
    const things = drawn.filter(one => one.role === role);
    if (role === 'place') {
      if (scene.look.showLabels) drawNames(pen, things, scene);
      continue;
    }
    const width = vectorWidth(role, scene.zoom);
    pen.fillStyle = fillOf(role, colors);
    pen.strokeStyle = fillOf(role, colors);
    pen.lineWidth = width;
    pen.setLineDash(role === 'border' || role === 'rail' ? [4, 3] : []);
    for (const { feature, scale } of things) {
      if (feature.shape === 'polygon') pen.fill(pathOf(feature, scale), 'evenodd');
      else if (feature.shape === 'line' && width > 0.33) pen.stroke(pathOf(feature, scale));
    }
  }
}

function fillOf(role: VectorRole, colors: VectorColors): string {
  if (role === 'river') return colors.water;
  if (role === 'street') return colors.road;
  if (role === 'border' || role === 'rail' || role === 'path' || role === 'place') return colors.line;
  return colors[role];
}

function pathOf({ paths }: TileFeature, scale: number): Path2D {
  const path = new Path2D();
  for (const points of paths) {
    points.forEach(([x, y], at) => {
      if (at === 0) path.moveTo(x * scale, y * scale);
      else path.lineTo(x * scale, y * scale);
    });
  }
  return path;
}

/** The largest places first; labels that would overlap another or leave their tile are omitted. */
function drawNames(pen: CanvasRenderingContext2D, places: readonly Drawn[], { size, look }: Scene): void {
  const colors = vectorColors[look.style];
  const taken: { x: number; y: number; half: number }[] = [];
  const weight = ({ feature: { tags } }: Drawn) => Number(tags.population ?? 0) - Number(tags.rank ?? 0);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.strokeStyle = colors.land;
  pen.fillStyle = colors.ink;
  pen.lineWidth = 3;
  pen.setLineDash([]);
  for (const place of places.toSorted((a, b) => weight(b) - weight(a))) {
    const { tags, paths } = place.feature;
    const name = String(tags[`name_${look.language.split('-')[0]}`] ?? tags.name ?? '');
    const [point] = paths[0] ?? [];
    if (name === '' || !point) continue;
    const isTown = /^(city|capital|state_capital|town)$/.test(String(tags.kind ?? tags.class ?? ''));
    pen.font = `${isTown ? '600 15px' : '12px'} system-ui, sans-serif`;
    const half = pen.measureText(name).width / 2 + 6;
    const [x, y] = [point[0] * place.scale, point[1] * place.scale];
    if (x < 0 || y < 0 || x >= size || y >= size || half * 2 > size) continue;
    const at = { x: Math.min(Math.max(x, half), size - half), y: Math.min(Math.max(y, 12), size - 12), half };
    if (taken.some(other => Math.abs(other.y - at.y) < 22 && Math.abs(other.x - at.x) < other.half + half))
      continue;
    taken.push(at);
    pen.strokeText(name, at.x, at.y);
    pen.fillText(name, at.x, at.y);
  }
}
