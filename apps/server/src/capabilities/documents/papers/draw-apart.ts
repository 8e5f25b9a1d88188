import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openProcessPool, type ProcessPool } from '../../../apart/process-pool.ts';
import type { Context } from '../../../context.ts';
import type { LabelTask } from './label.ts';
import type { Paper, PaperTask } from './paper.ts';
import type { FontFiles } from './text-setter.ts';

/** Its path in the sources, and its name in the build next to the server. */
const program = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'paper.process.ts')
  : join(import.meta.dirname, 'paper.process.js');

const maxMegabytes = 700;
/** Processor seconds for two hundred papers. */
const seconds = 60;

export function openPaperProcesses(): ProcessPool {
  return openProcessPool({ program, places: 2, maxMegabytes });
}

/** Draws papers away from the thread that answers visitors (rule DOCUMENT-5). */
export async function drawApart(
  { paperProcesses, website }: Context,
  { papers, title, at }: { papers: readonly Paper[]; title: string; at: Date },
): Promise<Buffer> {
  const task: PaperTask = { papers, title, at, fonts: fontFiles() };
  return run({ paperProcesses, website }, task);
}

/** The same for labels (rule LABEL-2). */
export function drawLabelsApart(context: Context, task: Omit<LabelTask, 'fonts'>): Promise<Buffer> {
  return run(context, { ...task, fonts: fontFiles() });
}

async function run(
  { paperProcesses, website }: Pick<Context, 'paperProcesses' | 'website'>,
  input: PaperTask | LabelTask,
): Promise<Buffer> {
  const bytes = await paperProcesses.run({ owner: website.id, input, seconds });
  return Buffer.from(bytes as Uint8Array);
}

const subsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];

function fontFiles(): FontFiles {
  const folder = dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json'));
  const ofWeight = (weight: number) =>
    subsets.map(subset => join(folder, 'files', `inter-${subset}-${weight}-normal.woff2`));
  return { plain: ofWeight(400), strong: ofWeight(600) };
}
