import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { Item } from '@vitrine/core/collections/collection.ts';
import { collectionCalls, type ItemPatch } from '@vitrine/core/collections/collections.calls.ts';
import { mediaCalls } from '@vitrine/core/media/media.calls.ts';
import { pagesCalls } from '@vitrine/core/pages/pages.calls.ts';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { readSiteFacts } from '../canvas/site-facts.ts';
import type { PostShown } from './post-parts.tsx';

/** The parts of a post that the canvas draws in addition to its document. */
export function useShown(item: Item | null): Omit<PostShown, 'item'> {
  const assetId = item?.imageId ?? '';
  const site = useCall(pagesCalls.getSite, {});
  const lists = useCall(collectionCalls.list, {});
  const image = useCall(mediaCalls.get, { params: { assetId } }, { isEnabled: assetId !== '' });
  const list = lists.data?.collections.find(one => one.id === item?.collectionId);
  return {
    listName: list?.title ?? '',
    image: assetId === '' || image.data === undefined ? null : image.data.asset,
    language: readSiteFacts(site.data?.site ?? {}).language,
  };
}

/** Changes the fields of a post; refusals are shown as a message. */
export function useItemChange(itemId: string): (patch: ItemPatch) => void {
  const toast = useToast();
  const { mutate } = useChange(collectionCalls.changeItem, [
    collectionCalls.getItem,
    collectionCalls.listItems,
  ]);
  return patch =>
    mutate(
      { params: { itemId }, body: patch },
      { onError: error => toast({ message: messageOf(error), isError: true }) },
    );
}
