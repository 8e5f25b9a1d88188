import { Icon } from '@vitrine/controls/icon/icon.tsx';
import type { IconName } from '@vitrine/controls/icon/icon-paths.ts';
import styles from './rich-text.module.css';

export interface PlainToolProps {
  readonly label: string;
  readonly icon: IconName;
  readonly isOn: boolean;
  /** Set on tools that open a panel. */
  readonly isOpen?: boolean;
  readonly onPress: () => void;
}

/** Pressing it does not change the selection. */
export function PlainTool({ label, icon, isOn, isOpen, onPress }: PlainToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      {...(isOpen === undefined ? { 'aria-pressed': isOn } : { 'aria-expanded': isOpen, 'data-on': isOn })}
      onMouseDown={event => event.preventDefault()}
      onClick={onPress}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
