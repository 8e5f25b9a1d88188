import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { collectionCalls } from '@vitrine/core/collections/collections.calls.ts';
import { messageOf } from '../api/call-failure.ts';
import { useCall } from '../api/use-call.ts';
import { usePageEditor } from '../editing/use-page-editor.ts';
import { useTitle } from '../frame/use-title.ts';
import { t } from '../messages/translate.ts';
import { DesignCanvas } from './design-canvas.tsx';

/** Colours, type and spacing, with the home page to see them on. */
export function DesignRoom() {
  useTitle(t('room.design'));
  const list = useCall(collectionCalls.list, {});
  const { collections = [], homePageId = null } = list.data ?? {};
  const home =
    collections.find(one => one.id === homePageId) ?? collections.find(one => one.documentId !== null);
  const { editor, site, error, retry } = usePageEditor(home?.documentId ?? null);
  const fault = list.error ?? error;
  if (fault) {
    return (
      <FailedState
        message={messageOf(fault)}
        onRetry={() => {
          void list.refetch();
          retry();
        }}
      />
    );
  }
  if (!list.isSuccess || !site) return <LoadingShape shape="form" />;
  return <DesignCanvas key={site.header.id} title={home?.title ?? ''} editor={editor} site={site} />;
}
