import { ConfirmDialog } from '@vitrine/controls/dialog/dialog.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { collectionCalls } from '@vitrine/core/collections/collections.calls.ts';
import { type HiddenFile, publishingCalls } from '@vitrine/core/publishing/publishing.calls.ts';
import { type ReactNode, useState } from 'react';
import { callApi } from '../api/call-api.ts';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { formatMoment } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { HiddenFiles } from './hidden-files.tsx';

export interface OneThing {
  readonly kind: 'page' | 'post';
  readonly id: string;
  readonly title: string;
  /** When a post becomes visible; without it, immediately. */
  readonly at?: string | undefined;
}

/** Publishes one page or post, and reports the result (rule PUBLISH-10). */
export function usePublishOne(): {
  readonly isPending: boolean;
  readonly publishOne: (thing: OneThing) => void;
  /** Asks first if the page or post uses files that visitors cannot see (rule MEDIA-28). */
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ thing: OneThing; hidden: readonly HiddenFile[] } | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const toast = useToast();
  const { isPending, mutate } = useChange(publishingCalls.publishOne, [
    publishingCalls.changes,
    publishingCalls.list,
    collectionCalls.list,
    collectionCalls.listItems,
    collectionCalls.getItem,
  ]);
  const publish = ({ kind, id, title, at }: OneThing) =>
    mutate(
      { body: { kind, id, ...(at === undefined ? {} : { at }) } },
      {
        onSuccess: ({ live, alongWith }) => {
          const said =
            live.state === 'scheduled' && live.at !== null
              ? t('oneScheduled', { title, when: formatMoment(live.at) })
              : t('onePublished', { title });
          const along = alongWith.length === 0 ? '' : ` ${t('oneAlong', { what: alongWith.join(', ') })}`;
          toast({ message: said + along });
        },
        onError: error => toast({ message: messageOf(error), isError: true }),
      },
    );
  const publishOne = async (thing: OneThing) => {
    setIsLooking(true);
    try {
      const { hidden } = await callApi(publishingCalls.changes, {});
      const own = hidden.filter(({ uses }) => uses.some(({ id }) => id === thing.id));
      if (own.length === 0) publish(thing);
      else setAsked({ thing, hidden: own });
    } catch (error) {
      toast({ message: messageOf(error), isError: true });
    } finally {
      setIsLooking(false);
    }
  };
  const dialog = asked !== null && (
    <ConfirmDialog
      title={t('publishHiddenAsk', { title: asked.thing.title })}
      message={<HiddenFiles files={asked.hidden} />}
      action={t('publishHiddenAction')}
      isOpen
      onConfirm={() => {
        publish(asked.thing);
        setAsked(null);
      }}
      onClose={() => setAsked(null)}
    />
  );
  return { isPending: isPending || isLooking, publishOne: thing => void publishOne(thing), dialog };
}
