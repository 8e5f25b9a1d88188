import { useQuery } from '@tanstack/react-query';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { type Collection, collectionAddress } from '@vitrine/core/collections/collection.ts';
import { collectionCalls } from '@vitrine/core/collections/collections.calls.ts';
import { useSearchParams } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall } from '../api/use-call.ts';
import { usePageEditor } from '../editing/use-page-editor.ts';
import { useTitle } from '../frame/use-title.ts';
import { t } from '../messages/translate.ts';
import { getLinkTarget } from '../website/link-targets.ts';
import { DesignCanvas } from './design-canvas.tsx';

/** Colours, type and spacing, previewed on any page, product or post, initially the home page (rule STUDIO-27). */
export function DesignRoom() {
  useTitle(t('room.design'));
  const list = useCall(collectionCalls.list, {});
  const { collections = [], homePageId = null } = list.data ?? {};
  const home =
    collections.find(one => one.id === homePageId) ?? collections.find(one => one.documentId !== null);
  const [search, setSearch] = useSearchParams();
  const address = search.get('show');
  const shown = address === null ? home : collections.find(one => isPageAt(one, homePageId, address));
  const documentId = shown?.documentId ?? null;
  const target = useQuery({
    queryKey: ['design.shown', address],
    queryFn: () => getLinkTarget(address ?? ''),
    enabled: address !== null,
  });
  const { editor, site, error, retry } = usePageEditor(documentId);
  const failure = (list.data ? null : list.error) ?? error;
  if (failure) {
    return (
      <FailedState
        message={messageOf(failure)}
        onRetry={() => {
          void list.refetch();
          retry();
        }}
      />
    );
  }
  if (!list.data || !site) return <LoadingShape shape="form" />;
  return (
    <DesignCanvas
      key={site.header.id}
      title={shown?.title ?? target.data?.title ?? address ?? ''}
      editor={editor}
      site={site}
      address={documentId === null ? address : null}
      isLoading={documentId !== null}
      onShow={next => setSearch({ show: next }, { replace: true })}
    />
  );
}

/** Whether this address is that of a page of blocks, which can be drawn here. */
function isPageAt(collection: Collection, homePageId: string | null, address: string): boolean {
  return collection.documentId !== null && collectionAddress(collection, homePageId) === address;
}
