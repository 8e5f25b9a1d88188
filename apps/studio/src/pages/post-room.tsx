import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { Icon } from '@vitrine/controls/icon/icon.tsx';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { collectionCalls } from '@vitrine/core/collections/collections.calls.ts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall } from '../api/use-call.ts';
import { PageCanvas } from '../canvas/page-canvas.tsx';
import { useTitle } from '../frame/use-title.ts';
import { t } from '../messages/translate.ts';
import { PublishPost } from '../publishing/publish-post.tsx';
import { PostFacts } from './post-facts.tsx';

/** A post: its text on the canvas, its facts in a panel. */
export function PostRoom() {
  const { itemId = '' } = useParams();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const post = useCall(collectionCalls.getItem, { params: { itemId } });
  const item = post.data?.item ?? null;
  useTitle(item?.title ?? t('posts'));
  if (post.isPending) return <LoadingShape shape="form" />;
  if (post.isError || item === null) {
    return <FailedState message={messageOf(post.error)} onRetry={() => void post.refetch()} />;
  }
  return (
    <PageCanvas
      documentId={item.documentId}
      title={item.title}
      where={
        <>
          <IconButton
            icon="chevronLeft"
            label={t('posts')}
            onPress={() => navigate(`/config/blogs/${item.collectionId}`)}
          />
          <Button kind="quiet" onPress={() => setIsOpen(!isOpen)} aria-expanded={isOpen}>
            {item.title}
            <Icon name="settings" size={16} />
          </Button>
          <PublishPost item={item} live={post.data.live} />
        </>
      }
    >
      {isOpen && <PostFacts key={item.id} item={item} onClose={() => setIsOpen(false)} />}
    </PageCanvas>
  );
}
