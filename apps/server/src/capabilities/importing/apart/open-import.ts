import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { ImportModel, ImportSource } from '@vitrine/core/importing/import-model.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { ConvertedContent } from '../convert/converted-content.ts';
import type { WantedFile } from '../media/media-index.ts';
import type { ThreadReply } from './import-messages.ts';
import { type GoOn, ImportThread, type ThreadLimits } from './import-thread.ts';
import { SplitModel } from './model-parts.ts';

/** A file that was read, with the thread that keeps it. */
export interface OpenImport {
  readonly model: ImportModel;
  /** The files its content shows. */
  readonly look: (goOn?: GoOn) => Promise<Result<WantedFile[]>>;
  /** All its content as pages, texts and comments of ours. */
  readonly convert: (assets: ReadonlyMap<string, Asset>, goOn?: GoOn) => Promise<Result<ConvertedContent>>;
  readonly close: () => void;
}

/** Reads an export on a thread of its own (rule IMPORT-53); the caller closes it. */
export async function openImport(
  source: ImportSource,
  { goOn, ...limits }: ThreadLimits & { goOn?: GoOn } = {},
): Promise<Result<OpenImport>> {
  const thread = new ImportThread(source, limits);
  const parted = new SplitModel();
  const read = await thread.answer(reply => {
    if (reply.kind === 'facts' || reply.kind === 'list') parted.add(reply);
  }, goOn);
  if (!read.ok) return read;
  return succeed({
    model: parted.model,
    look: async goOn => {
      const files: WantedFile[] = [];
      const take = (reply: ThreadReply) => {
        if (reply.kind === 'wanted') files.push(...reply.files);
      };
      const done = await thread.ask({ kind: 'look' }, take, goOn);
      return done.ok ? succeed(files) : done;
    },
    convert: async (assets, goOn) => {
      const content = new ConvertedContent();
      const take = (reply: ThreadReply) => {
        if (reply.kind === 'converted') content.add(reply.part);
      };
      const done = await thread.ask({ kind: 'convert', assets: [...assets] }, take, goOn);
      return done.ok ? succeed(content) : done;
    },
    close: () => thread.close(),
  });
}
