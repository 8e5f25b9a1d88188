import { UploadQueue } from '@vitrine/controls/upload/upload-queue.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';

/** Gives each block a queue for its uploads; the queue stays when the block's panel closes (rule PANEL-16). */
export function uploadsOfBlocks(): (blockId: string) => UploadQueue<Asset> {
  const queues = new Map<string, UploadQueue<Asset>>();
  return blockId => {
    const queue = queues.get(blockId) ?? new UploadQueue<Asset>({ isInOrder: true });
    queues.set(blockId, queue);
    return queue;
  };
}
