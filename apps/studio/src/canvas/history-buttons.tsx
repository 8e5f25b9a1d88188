import { IconButton } from '@vitrine/controls/button/button.tsx';
import { t } from '../messages/translate.ts';

interface HistoryButtonsProps {
  /** The name of the step; `''` if steps have no names, null if there is nothing to undo or redo. */
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

export function HistoryButtons({ undoLabel, redoLabel, onUndo, onRedo }: HistoryButtonsProps) {
  return (
    <>
      <IconButton
        icon="undo"
        label={undoLabel ? t('undoWhat', { what: undoLabel }) : t('undo')}
        keys="Mod+Z"
        isDisabled={undoLabel === null}
        onPress={onUndo}
      />
      <IconButton
        icon="redo"
        label={redoLabel ? t('redoWhat', { what: redoLabel }) : t('redo')}
        keys="Mod+Shift+Z"
        isDisabled={redoLabel === null}
        onPress={onRedo}
      />
    </>
  );
}
