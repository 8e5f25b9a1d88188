import { useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import fieldStyles from '../field/field.module.css';
import { t } from '../messages/translate.ts';
import { Chosen } from './chosen.tsx';
import { useControls } from './controls-context.tsx';
import { LinkChooser } from './link-chooser.tsx';
import { readLink } from './link-kinds.ts';
import styles from './pickers.module.css';
import { useLoaded } from './use-loaded.ts';

export interface LinkFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help?: string | undefined;
  readonly problem?: string | undefined;
}

/** The target of a link, shown by its title, and one button to change it (rule PANEL-23). */
export function LinkField({ label, value, onChange, help, problem }: LinkFieldProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const message = problem ?? help;
  return (
    <fieldset
      className={styles.fileTarget}
      aria-label={label}
      {...(message === undefined ? {} : { 'aria-describedby': id })}
    >
      <span className={fieldStyles.label} aria-hidden="true">
        {label}
      </span>
      <LinkShown address={value}>
        <Button icon="link" onPress={() => setIsOpen(true)}>
          {t(value === '' ? 'linkAdd' : 'linkChange')}
        </Button>
        {value !== '' && <Button onPress={() => onChange('')}>{t('linkRemove')}</Button>}
      </LinkShown>
      {message !== undefined && (
        <span className={problem === undefined ? fieldStyles.help : fieldStyles.problem} id={id}>
          {message}
        </span>
      )}
      <Dialog title={label} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <LinkChooser
          onChoose={address => {
            setIsOpen(false);
            onChange(address);
          }}
        />
      </Dialog>
    </fieldset>
  );
}

export interface LinkShownProps {
  readonly address: string;
  readonly children?: React.ReactNode;
}

/** The target of a link: its title, once loaded, and its address. */
export function LinkShown({ address, children }: LinkShownProps) {
  const { getLinkTarget } = useControls();
  const { kind, text } = readLink(address);
  const { value } = useLoaded(
    async () => ({ address, target: kind === 'page' ? await getLinkTarget(address) : null }),
    address,
  );
  const target = value?.address === address ? value.target : null;
  const shown = kind === 'file' ? decodeURIComponent(text.split('/').at(-1) ?? '') : text;
  return (
    <Chosen
      image={target?.image}
      title={target?.title}
      note={shown !== '' && <span className={styles.address}>{shown}</span>}
    >
      {children}
    </Chosen>
  );
}
