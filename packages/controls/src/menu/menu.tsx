import type { ReactElement } from 'react';
import { Menu as AriaMenu, Header, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { shortcutText } from '../keys/shortcut-keys.ts';
import styles from './menu.module.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly keys?: string;
  readonly isDestructive?: boolean;
  readonly isDisabled?: boolean;
  readonly onAction: () => void;
}

export interface MenuButtonProps {
  readonly label: string;
  readonly icon?: IconName;
  readonly entries: readonly MenuEntry[];
  readonly heading?: string;
  readonly isSmall?: boolean;
  /** A custom button instead of the default one. */
  readonly trigger?: ReactElement;
}

/** The actions for one item, behind one button. */
export function MenuButton(props: MenuButtonProps) {
  const { label, icon = 'more', entries, heading, isSmall = false, trigger } = props;
  const items = entries.map(entry => (
    <MenuItem
      key={entry.id}
      id={entry.id}
      textValue={entry.label}
      isDisabled={entry.isDisabled ?? false}
      className={classNames(styles.item, entry.isDestructive && styles.danger)}
      onAction={entry.onAction}
    >
      {entry.icon && <Icon name={entry.icon} size={18} />}
      <span className={styles.label}>{entry.label}</span>
      {entry.keys && <kbd className={styles.keys}>{shortcutText(entry.keys)}</kbd>}
    </MenuItem>
  ));
  return (
    <MenuTrigger>
      {trigger ?? <IconButton icon={icon} label={label} isSmall={isSmall} />}
      <Popover className={classNames(styles.popover)} placement="bottom end">
        <AriaMenu className={classNames(styles.menu)} aria-label={label}>
          {heading === undefined ? (
            items
          ) : (
            <MenuSection>
              <Header className={classNames(styles.heading)}>{heading}</Header>
              {items}
            </MenuSection>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
