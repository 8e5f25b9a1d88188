import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { collectionCalls } from '@vitrine/core/collections/collections.calls.ts';
import { publishingCalls } from '@vitrine/core/publishing/publishing.calls.ts';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { formatMoment } from '../frame/format.ts';
import { t } from '../messages/translate.ts';

export interface OneThing {
  readonly kind: 'page' | 'post';
  readonly id: string;
  readonly title: string;
  /** When a post is to be seen; absent is now. */
  readonly at?: string | undefined;
}

/** Publishes one page or post, and says what became of it (rule PUBLISH-10). */
export function usePublishOne(): {
  readonly isPending: boolean;
  readonly publishOne: (thing: OneThing) => void;
} {
  const toast = useToast();
  const { isPending, mutate } = useChange(publishingCalls.publishOne, [
    publishingCalls.changes,
    publishingCalls.list,
    collectionCalls.list,
    collectionCalls.listItems,
    collectionCalls.getItem,
  ]);
  const publishOne = ({ kind, id, title, at }: OneThing) =>
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
        onError: error => toast({ message: messageOf(error), isFault: true }),
      },
    );
  return { isPending, publishOne };
}
