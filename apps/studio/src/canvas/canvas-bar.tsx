import { IconButton } from '@vitrine/controls/button/button.tsx';
import type { EditorState } from '../editing/page-editor.ts';
import { t } from '../messages/translate.ts';
import styles from './canvas.module.css';
import { DeviceButtons } from './device-buttons.tsx';
import type { Device } from './geometry.ts';
import { HistoryButtons } from './history-buttons.tsx';

export interface CanvasBarProps {
  readonly device: Device;
  readonly onDevice: (device: Device) => void;
  readonly state: EditorState;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onAdd: () => void;
}

/** The middle of the top bar while a page is being edited. */
export function CanvasBar({ device, onDevice, state, onUndo, onRedo, onAdd }: CanvasBarProps) {
  const { undoLabel, redoLabel } = state;
  return (
    <>
      <IconButton icon="plus" label={t('canvas.addBlock')} onPress={onAdd} />
      <DeviceButtons device={device} onDevice={onDevice} />
      <HistoryButtons undoLabel={undoLabel} redoLabel={redoLabel} onUndo={onUndo} onRedo={onRedo} />
    </>
  );
}

/** “Saved”, “Saving…”, “Not saved — retrying”: shown as text, and announced when saving fails. */
export function SaveWords({ state }: { readonly state: EditorState['save'] }) {
  return (
    <span className={styles.save} data-state={state} role="status">
      {t(`save.${state}`)}
    </span>
  );
}
