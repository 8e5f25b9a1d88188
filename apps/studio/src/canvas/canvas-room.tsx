import type { Editor } from '@tiptap/core';
import { platformOf } from '@vitrine/controls/keys/shortcut-keys.ts';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useEditorState } from '../editing/use-page-editor.ts';
import { t } from '../messages/translate.ts';
import { TopBar } from '../website/top-bar.tsx';
import { BlockCatalogue } from './block-catalogue.tsx';
import styles from './canvas.module.css';
import { CanvasActions } from './canvas-actions.ts';
import { CanvasBar, SaveWords } from './canvas-bar.tsx';
import { CanvasContext, type CanvasTools, type Dragged, type DroppedFiles } from './canvas-context.ts';
import type { OpenCanvasProps } from './canvas-props.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { EditedPage } from './edited-page.tsx';
import { EmptyParts } from './empty-parts.tsx';
import { focusWhenThere } from './focus-when-there.ts';
import { clearOfPanel, type Device, fitDevice, gridDeviceOf, panelSide, scaled } from './geometry.ts';
import { Inspector } from './inspector.tsx';
import { blockElement, boxOf, keepVisible, sectionElement } from './measure.ts';
import { Overlay } from './overlay.tsx';
import { SectionCatalogue } from './section-catalogue.tsx';
import { makeSection, widthLike } from './section-layouts.ts';
import { existing, type Selection } from './selection.ts';
import { writtenSetting } from './text-block.ts';
import { uploadsOfBlocks } from './uploads-of-blocks.ts';
import { useCanvasFiles } from './use-canvas-files.ts';
import { useCanvasKeys } from './use-canvas-keys.ts';
import { useCanvasPointer } from './use-canvas-pointer.ts';
import { useRoom } from './use-room.ts';

interface CanvasRoomProps extends OpenCanvasProps {
  readonly textEditor: Editor | null;
  readonly onTextEditor: (editor: Editor | null) => void;
}

export function CanvasRoom(props: CanvasRoomProps) {
  const { editor, site, styles: siteStyles, textEditor, onTextEditor } = props;
  const toast = useToast();
  const state = useEditorState(editor);
  const room = useRoom();
  const [page, setPage] = useState<Document | null>(null);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [ownDevice, setDevice] = useState<Device | null>(null);
  const [wanted, setWanted] = useState<Selection | null>(null);
  const [writing, write] = useState<string | null>(null);
  const [isPanelOpen, openPanel] = useState(false);
  const [dragged, drag] = useState<Dragged | null>(null);
  const [dropped, dropFiles] = useState<DroppedFiles | null>(null);
  const [uploadsOf] = useState(uploadsOfBlocks);
  const [hovered, setHovered] = useState<string | null>(null);
  const [blockFor, askForBlock] = useState<string | null>(null);
  const [sectionFor, askForSection] = useState<{ part: Selection['part']; index: number } | null>(null);
  const [said, announce] = useState('');
  const overCanvas = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);
  const actions = useMemo(
    () => new CanvasActions(editor, message => toast({ message, isError: true })),
    [editor, toast],
  );
  const roomRef = useCallback(
    (element: HTMLDivElement | null) => {
      overCanvas.current = element;
      room.measure(element);
    },
    [room.measure],
  );
  const device = ownDevice ?? (room.width > 0 && room.width < 600 ? 'phone' : 'desktop');
  const { width, scale } = fitDevice(device, room.width || 1100);
  const selection = existing(wanted, state.documents);
  const select = (next: Selection | null) => {
    setWanted(next);
    props.onWork?.();
  };
  const removeSelected = () => {
    const removed = selection === null ? null : actions.remove(selection);
    if (removed === null) return;
    select(null);
    toast({ message: removed, action: { label: t('undo'), onAction: () => actions.undo() } });
  };
  const isPanelShown = isPanelOpen && selection !== null;
  const side = page && isPanelShown ? sideFor({ page, selection, scale }, { room: room.width, width }) : null;
  const isAtBottom = window.innerWidth <= widestPhone;
  const tools: CanvasTools | null = page && {
    page,
    actions,
    device: gridDeviceOf(device),
    scale,
    selection,
    select,
    writing: writing !== null && selection?.id === writing ? writing : null,
    write,
    isPanelOpen,
    openPanel,
    clearTo: clearOfPanel({ room: room.width, canvas: width * scale, side: isAtBottom ? null : side }),
    enterPanel: () => {
      openPanel(true);
      focusWhenThere(overCanvas.current, 'aside');
    },
    enterToolbar: () => focusWhenThere(overCanvas.current, '[data-tools] button'),
    focusCanvas: () => stage?.focus({ preventScroll: true }),
    dragged,
    drag,
    dropped,
    dropFiles,
    uploadsOf,
    askForBlock,
    askForSection,
    removeSelected,
  };
  // After a choice, the focus moves to the added item rather than back to where the catalogue was opened.
  const focusAdded = useRef(() => {});
  focusAdded.current = () => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (!hasChosen.current && !isFocusLost) return;
    hasChosen.current = false;
    if (writing !== null && textEditor) textEditor.commands.focus();
    else stage?.focus({ preventScroll: true });
  };
  const onGone = useCallback(() => focusAdded.current(), []);
  useCanvasPointer(tools, setHovered);
  useCanvasFiles(tools);
  useCanvasKeys({ tools, documents: state.documents, stage, announce });
  const changeText = useCallback(
    (id: string, settings: Record<string, unknown>) => actions.change(id, settings, `${id} text`),
    [actions],
  );
  const firstSection = state.documents.page.sections[0]?.id ?? null;
  return (
    <>
      <TopBar
        isHeading
        middle={
          <CanvasBar
            device={device}
            onDevice={setDevice}
            state={state}
            onUndo={() => actions.undo()}
            onRedo={() => actions.redo()}
            onAdd={() => {
              const id = selection?.kind === 'block' ? selection.sectionId : (selection?.id ?? firstSection);
              if (id === null) askForSection({ part: 'page', index: 0 });
              else askForBlock(id);
            }}
          />
        }
        end={<SaveWords state={state.save} />}
        onPublish={() => editor.flush()}
      >
        {props.where}
      </TopBar>
      <div className={styles.room} ref={roomRef}>
        <div
          className={styles.stage}
          ref={setStage}
          data-device={device}
          role="application"
          {...inTabOrder}
          aria-label={t('canvas.help', { alt: platformOf() === 'apple' ? 'Option' : 'Alt' })}
          style={{ inlineSize: width * scale }}
          onPointerLeave={({ nativeEvent }) => {
            // The page is drawn through a portal: leaving its frame for the tools above it arrives here too.
            if (nativeEvent.view === window) setHovered(null);
          }}
        >
          <EditedPage
            state={state}
            title={props.title}
            site={site.site}
            styles={siteStyles}
            width={width}
            scale={scale}
            onReady={setPage}
            writing={tools?.writing ?? null}
            onText={changeText}
            onTextEditor={onTextEditor}
            before={props.before}
            after={props.after}
          />
          {tools && (
            <CanvasContext value={tools}>
              <Overlay hoveredSection={hovered} textEditor={textEditor} />
              <EmptyParts documents={state.documents} />
            </CanvasContext>
          )}
        </div>
        {tools && side && (
          <CanvasContext value={tools}>
            <Inspector side={side} />
          </CanvasContext>
        )}
        {state.trouble && <ConflictNotice editor={editor} trouble={state.trouble} />}
        {props.children}
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </div>
      <BlockCatalogue
        site={site.site}
        siteStyles={siteStyles}
        isOpen={blockFor !== null}
        onClose={() => askForBlock(null)}
        onGone={onGone}
        onChoose={definition => {
          hasChosen.current = true;
          askForBlock(null);
          const after =
            selection?.kind === 'block' && selection.sectionId === blockFor
              ? (actions.blockOf(selection.id)?.block.places.desktop ?? null)
              : null;
          const added = blockFor === null ? null : actions.add(definition, blockFor, after);
          if (!added) return;
          select(added);
          if (writtenSetting(definition.type) !== null) write(added.id);
          else openPanel(true);
          keepVisible(() => page && blockElement(page, added.id));
        }}
      />
      <SectionCatalogue
        isOpen={sectionFor !== null}
        part={sectionFor?.part ?? 'page'}
        onClose={() => askForSection(null)}
        onGone={onGone}
        onChoose={layout => {
          hasChosen.current = true;
          if (sectionFor !== null) {
            const section = makeSection(layout, widthLike(state.documents.header));
            select(actions.addSection(sectionFor.part, sectionFor.index, section));
            keepVisible(() => page && sectionElement(page, section.id));
          }
          askForSection(null);
        }}
      />
    </>
  );
}

/** The canvas handles the keys of everything on it, as an application within the page. */
const inTabOrder = { tabIndex: 0 } as const;

/** The window width below which the panel is at the bottom, as in the styles. */
const widestPhone = 720;

function sideFor(
  { page, selection, scale }: Pick<CanvasTools, 'page' | 'selection' | 'scale'>,
  { room, width }: { readonly room: number; readonly width: number },
): 'left' | 'right' {
  const element = selection?.kind === 'block' ? blockElement(page, selection.id) : null;
  if (!element) return 'right';
  return panelSide({ room, canvas: width * scale, block: scaled(boxOf(element), scale) });
}
