import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { ImportModel } from '@vitrine/core/importing/import-model.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { ConvertedContent } from '../convert/converted-content.ts';
import type { WantedFile } from '../media/media-index.ts';
import type { ImportFile, ProcessReply } from './import-messages.ts';
import { type GoOn, ImportProcess, type ProcessLimits } from './import-process.ts';
import { SplitModel } from './model-parts.ts';

/** A file that was read, with the process that keeps it. */
export interface OpenImport {
  readonly model: ImportModel;
  /** The files its content shows. */
  readonly look: (goOn?: GoOn) => Promise<Result<WantedFile[]>>;
  /** All its content as pages, texts and comments of ours. */
  readonly convert: (assets: ReadonlyMap<string, Asset>, goOn?: GoOn) => Promise<Result<ConvertedContent>>;
  readonly close: () => void;
}

/** Reads an export in a process of its own (rule IMPORT-53); the caller closes it. */
export async function openImport(
  file: ImportFile,
  { goOn, ...limits }: ProcessLimits & { goOn?: GoOn } = {},
): Promise<Result<OpenImport>> {
  const apart = new ImportProcess(file, limits);
  const parted = new SplitModel();
  const read = await apart.answer(reply => {
    if (reply.kind === 'facts' || reply.kind === 'list') parted.add(reply);
  }, goOn);
  if (!read.ok) return read;
  return succeed({
    model: parted.model,
    look: async goOn => {
      const files: WantedFile[] = [];
      const take = (reply: ProcessReply) => {
        if (reply.kind === 'wanted') files.push(...reply.files);
      };
      const done = await apart.ask({ kind: 'look' }, take, goOn);
      return done.ok ? succeed(files) : done;
    },
    convert: async (assets, goOn) => {
      const content = new ConvertedContent();
      const take = (reply: ProcessReply) => {
        if (reply.kind === 'converted') content.add(reply.part);
      };
      const done = await apart.ask({ kind: 'convert', assets: [...assets] }, take, goOn);
      return done.ok ? succeed(content) : done;
    },
    close: () => apart.close(),
  });
}
