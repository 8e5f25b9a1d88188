import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  Link as AriaLink,
  Tooltip,
  TooltipTrigger,
} from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { shortcutText } from '../keys/shortcut-keys.ts';
import styles from './button.module.css';

/** `primary`: the main action, once per view. `danger`: a destructive action. */
export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'style' | 'isPending'> {
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  readonly isWide?: boolean;
  /** In progress: the button keeps the focus and does nothing until it has finished. */
  readonly isPending?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

export function Button({
  kind = 'plain',
  icon,
  isWide = false,
  isPending = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      {...(isPending ? { ...whileUnderWay, 'aria-disabled': true } : {})}
      className={classNames(styles.button, styles[kind], isWide && styles.wide, isPending && styles.pending)}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
    </AriaButton>
  );
}

const whileUnderWay = { type: 'button', onPress: () => {} } as const;

export interface DownloadButtonProps {
  readonly href: string;
  readonly icon?: IconName;
  /** Needed if the visible text alone does not identify the file. */
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** Downloads the file at an address; the server sets its name. */
export function DownloadButton({ icon, children, ...rest }: DownloadButtonProps) {
  return (
    <AriaLink {...rest} download className={classNames(styles.button)}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </AriaLink>
  );
}

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'style'> {
  readonly icon: IconName;
  /** The accessible name, also shown in the tooltip. */
  readonly label: string;
  /** The keyboard shortcut, such as `Mod+Z`, shown in the tooltip as the platform names it. */
  readonly keys?: string;
  readonly isOn?: boolean;
  readonly kind?: 'quiet' | 'danger';
  readonly isSmall?: boolean;
}

export function IconButton({
  icon,
  label,
  keys,
  isOn,
  kind = 'quiet',
  isSmall = false,
  ...rest
}: IconButtonProps) {
  return (
    <TooltipTrigger delay={600} closeDelay={0}>
      <AriaButton
        {...rest}
        aria-label={label}
        {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
        className={classNames(
          styles.icon,
          isOn && styles.on,
          kind === 'danger' && styles.dangerIcon,
          isSmall && styles.smallIcon,
        )}
      >
        <Icon name={icon} size={isSmall ? 18 : 20} />
      </AriaButton>
      <Tooltip className={classNames(styles.tooltip)} offset={6}>
        {label}
        {keys && <kbd>{shortcutText(keys)}</kbd>}
      </Tooltip>
    </TooltipTrigger>
  );
}
