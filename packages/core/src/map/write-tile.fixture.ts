/** Writes a vector tile as a service would: tests must not rely on their own reader alone. */
export interface TileToWrite {
  readonly name: string;
  readonly features: readonly {
    readonly type: 1 | 2 | 3;
    readonly tags: Readonly<Record<string, string | number>>;
    readonly paths: readonly (readonly (readonly [number, number])[])[];
  }[];
}

export function writeVectorTile(layers: readonly TileToWrite[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(layers.flatMap(layer => field(3, writeLayer(layer))));
}

function writeLayer({ name, features }: TileToWrite): number[] {
  const keys = [...new Set(features.flatMap(({ tags }) => Object.keys(tags)))];
  const values = [...new Set(features.flatMap(({ tags }) => Object.values(tags)))];
  return [
    ...number(15, 2),
    ...field(1, text(name)),
    ...features.flatMap(({ type, tags, paths }) =>
      field(2, [
        ...field(
          2,
          Object.entries(tags).flatMap(([key, value]) => [
            ...varint(keys.indexOf(key)),
            ...varint(values.indexOf(value)),
          ]),
        ),
        ...number(3, type),
        ...field(4, writePaths(paths, type)),
      ]),
    ),
    ...keys.flatMap(key => field(3, text(key))),
    ...values.flatMap(value =>
      field(4, typeof value === 'string' ? field(1, text(value)) : number(6, zigzag(value))),
    ),
    ...number(5, 4096),
  ];
}

function writePaths(paths: TileToWrite['features'][number]['paths'], type: number): number[] {
  let [x, y] = [0, 0];
  const step = ([toX, toY]: readonly [number, number]) => {
    const bytes = [...varint(zigzag(toX - x)), ...varint(zigzag(toY - y))];
    [x, y] = [toX, toY];
    return bytes;
  };
  return paths.flatMap(([first, ...rest]) => [
    ...(first ? [...varint(1 | (1 << 3)), ...step(first)] : []),
    ...(rest.length > 0 ? [...varint(2 | (rest.length << 3)), ...rest.flatMap(step)] : []),
    ...(type === 3 ? varint(7 | (1 << 3)) : []),
  ]);
}

const text = (words: string) => [...new TextEncoder().encode(words)];
const zigzag = (value: number) => (value < 0 ? -value * 2 - 1 : value * 2);
const field = (tag: number, bytes: readonly number[]) => [
  ...varint(tag * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
];
const number = (tag: number, value: number) => [...varint(tag * 8), ...varint(value)];

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return [...bytes, rest];
}
