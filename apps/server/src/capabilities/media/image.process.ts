import { endWithServer } from '../../apart/end-with-server.ts';
import type { ApartMessage } from '../../apart/process-pool.ts';
import { asPng } from './as-png.ts';
import { decodeImage, type ImageVariant, remainingVariants, type Source } from './image-pipeline.ts';
import { drawSocialCard, type SocialCard } from './social-card.ts';

export type ImageTask =
  | { readonly kind: 'social'; readonly card: SocialCard; readonly maxPixels: number }
  | { readonly kind: 'png'; readonly source: Source }
  | { readonly kind: 'decode'; readonly source: Source }
  | {
      readonly kind: 'variants';
      readonly source: Source;
      readonly width: number;
      readonly made: Readonly<Record<ImageVariant['format'], readonly number[]>>;
    };

endWithServer();
process.on('message', (task: ImageTask) => {
  carryOut(task).then(
    value => say({ kind: 'done', value }),
    // Whatever the error is, the server must learn that there is no answer.
    () => process.kill(process.pid, 'SIGKILL'),
  );
});

async function carryOut(task: ImageTask): Promise<unknown> {
  if (task.kind === 'social') return drawSocialCard(task.card, task.maxPixels);
  const { source } = task;
  if (task.kind === 'png') return asPng(source, source.maxPixels);
  if (task.kind === 'decode') return decodeImage(source);
  const { width, made } = task;
  const isMade = (at: number, format: ImageVariant['format']) => made[format].includes(at);
  for await (const variant of remainingVariants(source, { width, isMade })) {
    await say({ kind: 'part', value: variant });
  }
  return null;
}

function say(message: ApartMessage): Promise<void> {
  return new Promise(resolve => {
    process.send?.(message, undefined, {}, () => resolve());
  });
}
