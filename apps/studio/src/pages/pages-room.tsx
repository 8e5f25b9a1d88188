import { Button } from '@vitrine/controls/button/button.tsx';
import { Icon } from '@vitrine/controls/icon/icon.tsx';
import { EmptyState, FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { collectionCalls } from '@vitrine/core/collections/collections.calls.ts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall } from '../api/use-call.ts';
import { PageCanvas } from '../canvas/page-canvas.tsx';
import { useTitle } from '../frame/use-title.ts';
import { t } from '../messages/translate.ts';
import { TopBar } from '../website/top-bar.tsx';
import { AddPageDialog } from './add-page-dialog.tsx';
import { PageTree } from './page-tree.tsx';
import styles from './pages.module.css';
import { homeOf } from './plan-move.ts';

/** The canvas with the page; the page tree opens over it on demand. */
export function PagesRoom() {
  const { collectionId } = useParams();
  const navigate = useNavigate();
  const list = useCall(collectionCalls.list, {});
  const [isTreeOpen, setIsTreeOpen] = useState(collectionId === undefined && window.innerWidth > 720);
  const [isAdding, setIsAdding] = useState(false);
  const { collections = [] } = list.data ?? {};
  const home = homeOf(collections, list.data?.homePageId ?? null);
  const homePageId = home?.id ?? null;
  const first = home ?? collections.find(one => one.documentId !== null);
  const open = collections.find(one => one.id === collectionId) ?? first ?? null;
  useTitle(open?.title ?? t('room.pages'));
  if (list.isPending) return <LoadingShape shape="rows" />;
  if (list.isLoadingError)
    return <FailedState message={messageOf(list.error)} onRetry={() => void list.refetch()} />;
  const tree = isTreeOpen && (
    <PageTree
      collections={collections}
      live={list.data.live}
      homePageId={homePageId}
      openId={open?.id ?? null}
      onOpen={path => {
        setIsTreeOpen(false);
        navigate(path);
      }}
      onClose={() => setIsTreeOpen(false)}
    />
  );
  const where = (
    <Button
      kind="quiet"
      onPress={() => {
        // Editing may have changed the public state of pages.
        if (!isTreeOpen) void list.refetch();
        if (!isTreeOpen) enterTreeSoon();
        setIsTreeOpen(!isTreeOpen);
      }}
      aria-expanded={isTreeOpen}
    >
      {open?.title ?? t('room.pages')}
      <Icon name="chevronDown" size={16} />
    </Button>
  );
  if (open === null || open.documentId === null) {
    return (
      <>
        <TopBar isHeading>{where}</TopBar>
        <div className={styles.room}>
          <EmptyState
            icon="pages"
            title={
              collections.length === 0 ? t('pagesNone') : t('pageNoContent', { title: open?.title ?? '' })
            }
            hint={collections.length === 0 ? t('pagesNoneHint') : t('pageNoContentHint')}
            action={
              collections.length === 0 ? (
                <Button kind="primary" icon="plus" onPress={() => setIsAdding(true)}>
                  {t('pageAdd')}
                </Button>
              ) : (
                <Button onPress={() => setIsTreeOpen(true)}>{t('pagesShow')}</Button>
              )
            }
          />
          {collections.length > 0 && tree}
          <AddPageDialog
            isOpen={isAdding}
            onClose={() => setIsAdding(false)}
            onAdded={({ id }) => {
              setIsAdding(false);
              setIsTreeOpen(false);
              navigate(`/config/pages/${id}`);
            }}
          />
        </div>
      </>
    );
  }
  return (
    <>
      <PageCanvas
        documentId={open.documentId}
        title={open.title}
        where={where}
        onWork={() => setIsTreeOpen(false)}
      />
      {/* Outside the canvas, which is created again for each page, so that actions in the tree can finish. */}
      {tree}
    </>
  );
}

/** Tab would reach it only through the canvas, where selecting a block closes it. */
function enterTreeSoon(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`aside[aria-label="${t('room.pages')}"] button`)?.focus(),
  );
}
