import { IconButton } from '@vitrine/controls/button/button.tsx';
import type { EditorState } from '../editing/page-editor.ts';
import { t } from '../messages/translate.ts';
import styles from './canvas.module.css';
import type { Device } from './geometry.ts';

export interface CanvasBarProps {
  readonly device: Device;
  readonly onDevice: (device: Device) => void;
  readonly state: EditorState;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onAdd: () => void;
}

const devices: readonly Device[] = ['phone', 'tablet', 'desktop'];

/** The middle of the top bar while a page is edited. */
export function CanvasBar({ device, onDevice, state, onUndo, onRedo, onAdd }: CanvasBarProps) {
  const { undoLabel, redoLabel } = state;
  return (
    <>
      <IconButton icon="plus" label={t('canvas.addBlock')} onPress={onAdd} />
      {devices.map(one => (
        <IconButton
          key={one}
          icon={one}
          label={t(`device.${one}`)}
          isOn={device === one}
          onPress={() => onDevice(one)}
        />
      ))}
      <IconButton
        icon="undo"
        label={undoLabel === null ? t('undo') : t('undoWhat', { what: undoLabel })}
        keys="Mod+Z"
        isDisabled={undoLabel === null}
        onPress={onUndo}
      />
      <IconButton
        icon="redo"
        label={redoLabel === null ? t('redo') : t('redoWhat', { what: redoLabel })}
        keys="Mod+Shift+Z"
        isDisabled={redoLabel === null}
        onPress={onRedo}
      />
    </>
  );
}

/** “Saved”, “Saving…”, “Not saved — retrying”: in words, and said aloud when it turns bad. */
export function SaveWords({ state }: { readonly state: EditorState['save'] }) {
  return (
    <span className={styles.save} data-state={state} role="status">
      {t(`save.${state}`)}
    </span>
  );
}
