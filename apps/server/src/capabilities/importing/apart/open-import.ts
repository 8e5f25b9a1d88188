import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { ImportOutline } from '@vitrine/core/importing/import-model.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { ConvertedContent } from '../convert/converted-content.ts';
import type { WantedFile } from '../media/media-index.ts';
import { asidesIn } from '../readers/aside.ts';
import type { ImportFile, ProcessReply, ReadyProduct } from './import-messages.ts';
import { type GoOn, ImportProcess, type ProcessLimits } from './import-process.ts';
import { SplitModel } from './model-parts.ts';

/** A file that was read, with the process that keeps it. */
export interface OpenImport {
  readonly model: ImportOutline;
  /** The files that its content uses. */
  readonly look: (goOn?: GoOn) => Promise<Result<WantedFile[]>>;
  /** Converts all pages, posts and comments. */
  readonly convert: (assets: ReadonlyMap<string, Asset>, goOn?: GoOn) => Promise<Result<ConvertedContent>>;
  /** A batch of products in file order; requested after everything else was converted. */
  readonly products: (from: number, count: number) => Promise<Result<readonly ReadyProduct[]>>;
  readonly close: () => void;
}

export interface Opening extends ProcessLimits {
  /** For temporary files; the caller removes it. */
  readonly folder: string;
  readonly goOn?: GoOn;
}

/** Reads an export in a separate process (rule IMPORT-53); the caller closes it. */
export async function openImport(
  file: ImportFile,
  { folder, goOn, ...limits }: Opening,
): Promise<Result<OpenImport>> {
  const apart = new ImportProcess(file, folder, limits);
  const parted = new SplitModel();
  const asides = asidesIn(folder, 'converted');
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
      const content = new ConvertedContent(asides);
      const take = (reply: ProcessReply) => {
        if (reply.kind === 'converted') content.add(reply.part);
      };
      const done = await apart.ask({ kind: 'convert', assets: [...assets] }, take, goOn);
      return done.ok ? succeed(content) : done;
    },
    products: async (from, count) => {
      let products: readonly ReadyProduct[] = [];
      const take = (reply: ProcessReply) => {
        if (reply.kind === 'products') products = reply.products;
      };
      const done = await apart.ask({ kind: 'products', from, count }, take);
      return done.ok ? succeed(products) : done;
    },
    close: () => {
      apart.close();
      asides.close();
    },
  });
}
