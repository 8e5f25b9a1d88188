import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@vitrine/controls/button/button.tsx';
import type { Item } from '@vitrine/core/collections/collection.ts';
import { collectionCalls } from '@vitrine/core/collections/collections.calls.ts';
import type { LiveState } from '@vitrine/core/collections/live-state.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { subscribeToSaves, worstSaveState } from '../editing/edit-sessions.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { liveWords } from './live-words.ts';
import styles from './publishing.module.css';
import { usePublishOne } from './use-publish-one.tsx';

export interface PublishPostProps {
  readonly item: Item;
  readonly live: LiveState;
  readonly place: 'onBar' | 'inPanel';
}

/** The public state of a post, and the one action that publishes its draft, now or on its date. */
export function PublishPost({ item, live, place }: PublishPostProps) {
  const queries = useQueryClient();
  const mayPublish = useMay('content.publish');
  const { isPending, publishOne, dialog } = usePublishOne();
  const save = useSyncExternalStore(subscribeToSaves, worstSaveState);
  useEffect(() => {
    if (save === 'saved') void queries.invalidateQueries({ queryKey: [collectionCalls.getItem.name] });
  }, [save, queries]);
  const isLater = item.publishedAt !== null && new Date(item.publishedAt) > new Date();
  const label = live.state === 'none' ? t(isLater ? 'postSchedule' : 'postPublish') : t('postPublishChanges');
  const isDone = live.state !== 'none' && !live.isChanged;
  return (
    <span className={styles[place]}>
      <span className={styles.state}>{liveWords(live, item.state)}</span>
      {mayPublish && !isDone && (
        <Button
          kind="primary"
          isDisabled={save !== 'saved'}
          isPending={isPending}
          onPress={() =>
            publishOne({
              kind: 'post',
              id: item.id,
              title: item.title,
              ...(isLater && item.publishedAt !== null ? { at: item.publishedAt } : {}),
            })
          }
        >
          {label}
        </Button>
      )}
      {dialog}
    </span>
  );
}
