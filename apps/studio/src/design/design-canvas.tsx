import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@vitrine/controls/button/button.tsx';
import { EmptyState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import type { CallReply } from '@vitrine/core/calls/define-call.ts';
import type { EntryAnimation } from '@vitrine/core/page/entry-animation.ts';
import { pagesCalls } from '@vitrine/core/pages/pages.calls.ts';
import { playEntry } from '@vitrine/widgets/motion/play-entry.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sendCall } from '../api/call-api.ts';
import { wordsOf } from '../api/call-failure.ts';
import canvasStyles from '../canvas/canvas.module.css';
import { SaveWords } from '../canvas/canvas-bar.tsx';
import { DeviceButtons } from '../canvas/device-buttons.tsx';
import { EditedPage } from '../canvas/edited-page.tsx';
import { type Device, fitDevice } from '../canvas/geometry.ts';
import { HistoryButtons } from '../canvas/history-buttons.tsx';
import { useRoom } from '../canvas/use-room.ts';
import type { PageEditor } from '../editing/page-editor.ts';
import { useEditorState } from '../editing/use-page-editor.ts';
import { t } from '../messages/translate.ts';
import { TopBar } from '../website/top-bar.tsx';
import styles from './design.module.css';
import { DesignPanel } from './design-panel.tsx';
import { ServedPage } from './served-page.tsx';
import { ShownPage, type ShownPageProps } from './shown-page.tsx';
import { StyleSession } from './style-session.ts';
import { useHistoryKeys } from './use-history-keys.ts';

export interface DesignCanvasProps {
  readonly editor: PageEditor | null;
  /** The title of the page being previewed. */
  readonly title: string;
  readonly site: CallReply<typeof pagesCalls.getSite>;
  /** The address of a page that the server draws: a product, a post, a list, the cart. */
  readonly address: string | null;
  readonly isLoading: boolean;
  readonly onShow: ShownPageProps['onChoose'];
}

export function DesignCanvas({ editor, title, site, address, isLoading, onShow }: DesignCanvasProps) {
  const queries = useQueryClient();
  const room = useRoom();
  const [ownDevice, setDevice] = useState<Device | null>(null);
  const [session] = useState(
    () =>
      new StyleSession(
        { styles: site.styles, version: site.version },
        {
          send: body => sendCall(pagesCalls.changeStyles, { body }),
          later: (milliseconds, act) => {
            const timer = setTimeout(act, milliseconds);
            return () => clearTimeout(timer);
          },
          now: () => performance.now(),
        },
      ),
  );
  useEffect(() => session.reopen(site), [session, site]);
  useHistoryKeys(session);
  const state = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => session.getState().save !== 'saved' && event.preventDefault();
    window.addEventListener('beforeunload', guard);
    return () => {
      window.removeEventListener('beforeunload', guard);
      void queries.invalidateQueries({ queryKey: [pagesCalls.getSite.name] });
    };
  }, [session, queries]);
  const device = ownDevice ?? (room.width > 0 && room.width < 600 ? 'phone' : 'desktop');
  const { width, scale } = fitDevice(device, room.width || 1100);
  return (
    <>
      <TopBar
        isHeading
        middle={
          <>
            <DeviceButtons device={device} onDevice={setDevice} />
            <HistoryButtons
              undoLabel={state.canUndo ? '' : null}
              redoLabel={state.canRedo ? '' : null}
              onUndo={() => session.undo()}
              onRedo={() => session.redo()}
            />
          </>
        }
        end={<SaveWords state={state.save} />}
      >
        {t('room.design')}
      </TopBar>
      <div className={styles.room}>
        <DesignPanel styles={state.styles} onChange={(next, stroke) => session.change(next, stroke)}>
          <ShownPage title={title} onChoose={onShow} />
        </DesignPanel>
        <div className={styles.preview} ref={room.measure}>
          {editor || address !== null ? (
            <div className={canvasStyles.stage} data-device={device} style={{ inlineSize: width * scale }}>
              {address !== null ? (
                <ServedPage
                  address={address}
                  title={title}
                  styles={state.styles}
                  width={width}
                  scale={scale}
                />
              ) : (
                editor && (
                  <Preview
                    key={title}
                    editor={editor}
                    title={title}
                    site={site}
                    styles={state.styles}
                    width={width}
                    scale={scale}
                  />
                )
              )}
            </div>
          ) : isLoading ? (
            <LoadingShape shape="form" />
          ) : (
            <EmptyState icon="design" title={t('designNoPage')} />
          )}
        </div>
        {state.save === 'conflict' && (
          <section className={canvasStyles.notice} role="alertdialog" aria-label={t('conflict')}>
            <h2>{t('conflict')}</h2>
            <p>{state.refusal && wordsOf(state.refusal)}</p>
            <div className={canvasStyles.noticeActions}>
              <Button kind="primary" onPress={() => session.takeTheirs()}>
                {t('conflictTheirs')}
              </Button>
              <Button onPress={() => session.keepMine()}>{t('conflictMine')}</Button>
            </div>
          </section>
        )}
      </div>
    </>
  );
}

interface PreviewProps {
  readonly editor: PageEditor;
  readonly title: string;
  readonly site: DesignCanvasProps['site'];
  readonly styles: DesignCanvasProps['site']['styles'];
  readonly width: number;
  readonly scale: number;
}

const doNothing = () => {};

/** The previewed page: nothing on it can be selected, and its links do not work. */
function Preview({ editor, title, site, styles: siteStyles, width, scale }: PreviewProps) {
  const state = useEditorState(editor);
  const [page, setPage] = useState<Document | null>(null);
  useEffect(() => {
    const stay = (event: Event) => event.preventDefault();
    page?.addEventListener('click', stay, { capture: true });
    page?.addEventListener('submit', stay, { capture: true });
    return () => {
      page?.removeEventListener('click', stay, { capture: true });
      page?.removeEventListener('submit', stay, { capture: true });
    };
  }, [page]);
  usePlayedEntry(page, siteStyles.entry);
  return (
    <EditedPage
      state={state}
      title={title}
      site={site.site}
      styles={siteStyles}
      width={width}
      scale={scale}
      onReady={setPage}
      writing={null}
      onText={doNothing}
      onTextEditor={doNothing}
      before={null}
    />
  );
}

/** Plays a newly chosen entry animation on the blocks of the page. */
function usePlayedEntry(page: Document | null, entry: EntryAnimation): void {
  const shown = useRef(entry);
  useEffect(() => {
    if (shown.current === entry) return;
    shown.current = entry;
    for (const block of page?.querySelectorAll<HTMLElement>('main .block') ?? []) playEntry(block, entry);
  }, [page, entry]);
}
