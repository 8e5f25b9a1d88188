import { Button } from '@vitrine/controls/button/button.tsx';
import { ConfirmDialog } from '@vitrine/controls/dialog/dialog.tsx';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { accountCalls } from '@vitrine/core/accounts/accounts.calls.ts';
import { type LaunchView, launchCalls } from '@vitrine/core/launch/launch.calls.ts';
import { publishingCalls } from '@vitrine/core/publishing/publishing.calls.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import { Actions, Part, RoomPage } from '../website/room-page.tsx';
import styles from './launch.module.css';
import { LaunchRow } from './launch-row.tsx';

/** The tasks before the launch, and the launch itself (rule LAUNCH-7). */
export function LaunchRoom() {
  const view = useCall(launchCalls.get, {}, { isAlwaysFresh: true });
  return (
    <RoomPage title={t('room.launch')} isNarrow>
      {view.isPending && <LoadingShape shape="rows" count={5} />}
      {view.isLoadingError && (
        <FailedState message={messageOf(view.error)} onRetry={() => void view.refetch()} />
      )}
      {view.data && (view.data.isLaunched ? <OpenPart view={view.data} /> : <ListPart view={view.data} />)}
    </RoomPage>
  );
}

const stale = [launchCalls.get, accountCalls.whoAmI];

function ListPart({ view }: { readonly view: LaunchView }) {
  const toast = useToast();
  const changes = useCall(publishingCalls.changes, {}, { isAlwaysFresh: true });
  const publish = useChange(publishingCalls.publish, [publishingCalls.changes, publishingCalls.list]);
  const launch = useChange(launchCalls.launch, stale);
  const [isAsking, setIsAsking] = useState(false);
  const open = view.entries.filter(entry => !entry.isDone);
  const isIncomplete = open.some(entry => entry.isRequired);
  const unpublished = changes.data?.changes.length ?? 0;
  // A website without published content would open with nothing to see (rule LAUNCH-8).
  const isFirst = changes.data?.published === null;
  const submit = async () => {
    try {
      if (isFirst) await publish.mutateAsync({ body: { note: '' } });
      await launch.mutateAsync({});
      toast({ message: t('launched') });
    } catch (error) {
      toast({ message: messageOf(error), isError: true });
    } finally {
      setIsAsking(false);
    }
  };
  return (
    <>
      <Part title={t('launchList')} hint={t('launchHint')}>
        <ul className={styles.list}>
          {view.entries.map(entry => (
            <LaunchRow key={entry.item} entry={entry} address={view.address} />
          ))}
        </ul>
        <Actions>
          <Button
            kind="primary"
            isDisabled={isIncomplete || !changes.isSuccess}
            isPending={publish.isPending || launch.isPending}
            onPress={() => setIsAsking(true)}
          >
            {t('launchNow')}
          </Button>
          {isIncomplete && <p className={styles.soft}>{t('launchHeldUp')}</p>}
        </Actions>
      </Part>
      <ConfirmDialog
        title={t('launchAsk')}
        message={
          <>
            <p>{t('launchAskHint', { address: new URL(view.address).host })}</p>
            {open.length > 0 && <p>{t('launchOpen', { n: open.length })}</p>}
            {isFirst && <p>{t('launchPublishes')}</p>}
            {!isFirst && unpublished > 0 && <p>{t('launchUnpublished')}</p>}
          </>
        }
        action={t('launchNow')}
        isOpen={isAsking}
        isPending={publish.isPending || launch.isPending}
        onConfirm={() => void submit()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

function OpenPart({ view }: { readonly view: LaunchView }) {
  const toast = useToast();
  const close = useChange(launchCalls.close, stale);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Part
      title={t('launchIsOpen')}
      hint={
        <a href={view.address} target="_blank" rel="noopener">
          {new URL(view.address).host}
        </a>
      }
    >
      <p>{t('launchCloseHint')}</p>
      <Actions>
        <Button onPress={() => setIsAsking(true)}>{t('launchClose')}</Button>
      </Actions>
      <ConfirmDialog
        title={t('launchCloseAsk')}
        message={t('launchCloseHint')}
        action={t('launchClose')}
        isDestructive
        isOpen={isAsking}
        isPending={close.isPending}
        onConfirm={() =>
          close.mutate(
            {},
            {
              onSuccess: () => toast({ message: t('launchClosed') }),
              onError: error => toast({ message: messageOf(error), isError: true }),
              onSettled: () => setIsAsking(false),
            },
          )
        }
        onClose={() => setIsAsking(false)}
      />
    </Part>
  );
}
