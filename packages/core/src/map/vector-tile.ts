/** One feature of a vector tile: its parts as paths of points, in units of the tile's extent. */
export interface TileFeature {
  readonly shape: 'point' | 'line' | 'polygon';
  readonly tags: Readonly<Record<string, string | number>>;
  readonly paths: readonly (readonly (readonly [x: number, y: number])[])[];
}

export interface TileLayerData {
  readonly name: string;
  readonly extent: number;
  readonly features: readonly TileFeature[];
}

/**
 * Reads a Mapbox Vector Tile (version 2 of its specification, protocol buffers); null if the bytes
 * are not a tile. Unwanted layers are skipped (rule MAP-19).
 */
export function readVectorTile(
  bytes: Uint8Array,
  isWanted: (layer: string) => boolean = () => true,
): TileLayerData[] | null {
  try {
    const layers = fieldsOf(bytes).flatMap(({ tag, value }) =>
      tag === 3 && value instanceof Uint8Array ? [value] : [],
    );
    return layers.flatMap(layer => readLayer(layer, isWanted) ?? []);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const shapes = [null, 'point', 'line', 'polygon'] as const;

interface Field {
  readonly tag: number;
  /** A number, or the bytes of a value with a length. */
  readonly value: number | Uint8Array;
}

function readLayer(bytes: Uint8Array, isWanted: (layer: string) => boolean): TileLayerData | null {
  const fields = fieldsOf(bytes);
  const all = (tag: number) =>
    fields.flatMap(field => (field.tag === tag && field.value instanceof Uint8Array ? [field.value] : []));
  const name = textOf(all(1)[0]);
  if (!isWanted(name)) return null;
  const keys = all(3).map(textOf);
  const values = all(4).map(readValue);
  const extent = fields.find(field => field.tag === 5)?.value;
  return {
    name,
    extent: typeof extent === 'number' && extent > 0 ? extent : 4096,
    features: all(2).flatMap(feature => readFeature(feature, keys, values) ?? []),
  };
}

function readFeature(
  bytes: Uint8Array,
  keys: readonly string[],
  values: readonly (string | number)[],
): TileFeature | null {
  const fields = fieldsOf(bytes);
  const of = (tag: number) => fields.find(field => field.tag === tag)?.value;
  const [kind, pairs, geometry] = [of(3), of(2), of(4)];
  const shape = typeof kind === 'number' ? shapes[kind] : null;
  if (!shape || !(geometry instanceof Uint8Array)) return null;
  const indexes = pairs instanceof Uint8Array ? numbersOf(pairs) : [];
  const tags: Record<string, string | number> = {};
  for (let at = 0; at + 1 < indexes.length; at += 2) {
    const [key, value] = [keys[indexes[at] ?? -1], values[indexes[at + 1] ?? -1]];
    if (key !== undefined && value !== undefined) tags[key] = value;
  }
  return { shape, tags, paths: readPaths(numbersOf(geometry)) };
}

/** Commands with counts, each followed by steps from the last point. */
function readPaths(commands: readonly number[]): TileFeature['paths'] {
  const paths: [number, number][][] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < commands.length; ) {
    const command = commands[at] ?? 0;
    at += 1;
    const [what, count] = [command & 7, command >>> 3];
    // Seven closes a ring, which a filled path does by itself.
    if (what === 7) continue;
    if (what !== 1 && what !== 2) break;
    for (let step = 0; step < count && at + 1 < commands.length; step += 1, at += 2) {
      x += unzigzag(commands[at] ?? 0);
      y += unzigzag(commands[at + 1] ?? 0);
      if (what === 1) paths.push([]);
      paths.at(-1)?.push([x, y]);
    }
  }
  return paths;
}

function readValue(bytes: Uint8Array): string | number {
  const [field] = fieldsOf(bytes);
  if (!field) return '';
  const { tag, value } = field;
  if (value instanceof Uint8Array) {
    const view = new DataView(value.buffer, value.byteOffset, value.byteLength);
    if (tag === 2) return view.getFloat32(0, true);
    return tag === 3 ? view.getFloat64(0, true) : textOf(value);
  }
  return tag === 6 ? unzigzag(value) : value;
}

function textOf(bytes: Uint8Array | undefined): string {
  return bytes ? new TextDecoder().decode(bytes) : '';
}

function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}

/** @throws RangeError beyond the end of the bytes, or at an invalid wire type. */
function fieldsOf(bytes: Uint8Array): Field[] {
  const fields: Field[] = [];
  let at = 0;
  while (at < bytes.length) {
    const head = readNumber(bytes, at);
    at = head.end;
    const [tag, kind] = [Math.floor(head.value / 8), head.value % 8];
    if (kind === 0) {
      const { value, end } = readNumber(bytes, at);
      fields.push({ tag, value });
      at = end;
      continue;
    }
    const length = kind === 2 ? readNumber(bytes, at) : { value: kind === 1 ? 8 : 4, end: at };
    if (kind !== 1 && kind !== 2 && kind !== 5) throw new RangeError(`No field is of kind ${kind}.`);
    at = length.end + length.value;
    if (at > bytes.length) throw new RangeError('The tile ends within a field.');
    fields.push({ tag, value: bytes.subarray(length.end, at) });
  }
  return fields;
}

function numbersOf(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const { value, end } = readNumber(bytes, at);
    numbers.push(value);
    at = end;
  }
  return numbers;
}

function readNumber(bytes: Uint8Array, from: number): { value: number; end: number } {
  let value = 0;
  for (let at = from; at < from + 10; at += 1) {
    const byte = bytes[at];
    if (byte === undefined) throw new RangeError('The tile ends within a number.');
    value += (byte & 0x7f) * 2 ** (7 * (at - from));
    if (byte < 0x80) return { value, end: at + 1 };
  }
  throw new RangeError('A number of the tile is too long.');
}
