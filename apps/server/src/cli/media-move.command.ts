import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { filesErrors } from '@vitrine/core/files/files.errors.ts';
import { formatBytes } from '@vitrine/core/media/format-bytes.ts';
import { type Configuration, isPlace } from '../configuration.ts';
import { moveFiles, placeOf } from '../files/moving/move-files.ts';
import { openStores, type Stores } from '../files/open-stores.ts';
import { type BareCommand, type CommandInput, textOf } from './command.ts';

/** Copies all files to a bucket or a folder, while servers run (rules STORE-5 to STORE-7). */
export const mediaMoveCommand: BareCommand = {
  name: 'media move',
  summary:
    'Copies all files to a bucket or a folder and verifies them; servers may run, and it can be resumed.',
  usage: '--to PLACE [--from PLACE] [--remove-source]',
  words: 0,
  options: {
    to: { type: 'string', description: 's3://bucket/prefix, a folder, or folder: media inside DATA_DIR.' },
    from: { type: 'string', description: 'Where they are now; default: MEDIA_URL.' },
    'remove-source': {
      type: 'boolean',
      description: 'Removes them from the old place once all were compared; MEDIA_URL must name the new one.',
    },
  },
  runBare: async (configuration, input) => {
    const to = textOf(input, 'to');
    if (to === undefined) return fail(filesErrors.noTarget);
    const from = textOf(input, 'from') ?? configuration.MEDIA_URL ?? 'folder';
    for (const place of [from, to]) if (!isPlace(place)) return fail(filesErrors.noPlace, { place });
    const opened: Stores[] = [];
    const open = async (place: string) => {
      const MEDIA_URL = place === 'folder' ? undefined : place;
      const stores = await openStores({ ...configuration, MEDIA_URL });
      opened.push(stores);
      return stores;
    };
    try {
      return await move(configuration, {
        input,
        from: await open(from),
        to: await open(to),
        now: await open(configuration.MEDIA_URL ?? 'folder'),
      });
    } finally {
      for (const stores of opened) stores.close();
    }
  },
};

interface Move {
  readonly input: CommandInput;
  readonly from: Stores;
  readonly to: Stores;
  readonly now: Stores;
}

async function move(
  { MEDIA_URL }: Configuration,
  { input, from, to, now }: Move,
): Promise<Result<{ lines: string[]; json: Record<string, unknown> }>> {
  const isSourceRemoved = input.options['remove-source'] === true;
  const isUsed = placeOf(to, 'media') === placeOf(now, 'media');
  if (isSourceRemoved && !isUsed) return fail(filesErrors.stillUsed, { from: from.place, to: to.place });
  const moved = await moveFiles({ from, to, isSourceRemoved, tell: input.tell });
  if (!moved.ok) return moved;
  const { files, bytes, copied, removed, beside } = moved.value;
  const setting =
    textOf(input, 'to') === 'folder' ? 'MEDIA_URL= (no value)' : `MEDIA_URL=${textOf(input, 'to')}`;
  const again = `vitrine media move --from '${textOf(input, 'from') ?? MEDIA_URL ?? 'folder'}' --to '${textOf(input, 'to')}'`;
  return succeed({
    lines: [
      `${files} files (${formatBytes(bytes)}) are in ${to.place}, each compared; ${copied} were copied now.`,
      ...(beside > 0 ? [`${beside} files were there beside; they were left alone.`] : []),
      ...(isSourceRemoved ? [`${removed} files were removed from ${from.place}.`] : []),
      ...(isUsed
        ? []
        : [
            `Next: set ${setting} and start the servers again.`,
            `Then: ${again} brings what was uploaded in between; with --remove-source it empties the old place.`,
          ]),
    ],
    json: { from: from.place, to: to.place, ...moved.value },
  });
}
