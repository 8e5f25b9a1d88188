import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { Icon } from '@vitrine/controls/icon/icon.tsx';
import { MediaDialog } from '@vitrine/controls/pickers/media-dialog.tsx';
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
import { PostFacts, postDateField } from './post-facts.tsx';
import { PostFootShown, PostHeadEdited } from './post-parts.tsx';
import { useItemChange, useShown } from './use-post.ts';

/** A post: its text on the canvas, its other fields in a panel. */
export function PostRoom() {
  const { itemId = '' } = useParams();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const post = useCall(collectionCalls.getItem, { params: { itemId } });
  const item = post.data?.item ?? null;
  const [isChoosing, setIsChoosing] = useState(false);
  const shown = useShown(item);
  const change = useItemChange(item?.id ?? '');
  useTitle(item?.title ?? t('posts'));
  if (post.isPending) return <LoadingShape shape="form" />;
  if (post.isLoadingError || item === null) {
    return <FailedState message={messageOf(post.error)} onRetry={() => void post.refetch()} />;
  }
  return (
    <>
      <PageCanvas
        before={
          <PostHeadEdited
            {...shown}
            item={item}
            onTitle={title => change({ title })}
            onPicture={() => setIsChoosing(true)}
            onDate={() => {
              setIsOpen(true);
              focusDateSoon();
            }}
          />
        }
        after={<PostFootShown {...shown} item={item} />}
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
            <PublishPost item={item} live={post.data.live} place="onBar" />
          </>
        }
      >
        {isOpen && (
          <PostFacts key={item.id} item={item} live={post.data.live} onClose={() => setIsOpen(false)} />
        )}
      </PageCanvas>
      <MediaDialog
        kind="image"
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={([chosen]) => {
          setIsChoosing(false);
          if (chosen) change({ imageId: chosen.id });
        }}
      />
    </>
  );
}

/** After the next render, when the panel exists. */
function focusDateSoon(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`aside input[name="${postDateField}"]`)?.focus(),
  );
}
