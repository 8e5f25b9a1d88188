import { fileAddress } from '@vitrine/core/media/asset.ts';
import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { SelectField } from '../field/choice-fields.tsx';
import { TextField } from '../field/text-field.tsx';
import { t } from '../messages/en.messages.ts';
import { type LinkKind, linkKinds, readLink, writeLink } from './link-kinds.ts';
import { MediaDialog } from './media-dialog.tsx';
import { PageTarget } from './page-target.tsx';
import styles from './pickers.module.css';

export interface LinkFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help?: string | undefined;
  readonly problem?: string | undefined;
}

/**
 * A link by its kind: something of this website, a web address, an e-mail, a phone number, a file. What leads nowhere
 * yet stays in the field (rule PANEL-10).
 */
export function LinkField({ label, value, onChange, help, problem }: LinkFieldProps) {
  const [link, setLink] = useState(() => readLink(value));
  useEffect(() => {
    // What comes from outside, as after an undo, is shown; what is being typed stays.
    setLink(before => (writeLink(before) === value ? before : readLink(value)));
  }, [value]);
  const enter = (text: string) => {
    const next = { ...link, text };
    setLink(next);
    const address = writeLink(next);
    if (address !== null) onChange(address);
  };
  const changeKind = (kind: string) => {
    setLink({ kind: linkKinds.find(one => one === kind) ?? 'none', text: '' });
    if (kind === 'none') onChange('');
  };
  const fault = writeLink(link) === null ? faults[link.kind] : undefined;
  return (
    <fieldset className={styles.link}>
      <SelectField
        label={label}
        value={link.kind}
        choices={linkKinds.map(kind => ({ value: kind, label: t(`link.${kind}`) }))}
        onChange={changeKind}
        help={help}
      />
      <Target kind={link.kind} text={link.text} onChange={enter} problem={fault ?? problem} />
    </fieldset>
  );
}

/** Why what was entered is not passed on (rule PANEL-10). */
const faults: Readonly<Record<LinkKind, string>> = {
  none: t('linkFault'),
  page: t('linkFault'),
  web: t('linkWebFault'),
  email: t('linkFault'),
  phone: t('linkPhoneFault'),
  file: t('linkFault'),
};

interface TargetProps {
  readonly kind: LinkKind;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly problem: string | undefined;
}

function Target({ kind, text, onChange, problem }: TargetProps) {
  switch (kind) {
    case 'none':
      return null;
    case 'page':
      return <PageTarget address={text} onChange={onChange} problem={problem} />;
    case 'file':
      return <FileTarget text={text} onChange={onChange} />;
    case 'web':
      return (
        <TextField
          label={t('linkWeb')}
          value={text}
          onChange={onChange}
          help={t('linkWebHint')}
          problem={problem}
          type="url"
        />
      );
    case 'email':
      return (
        <TextField label={t('linkEmail')} value={text} onChange={onChange} problem={problem} type="email" />
      );
    case 'phone':
      return (
        <TextField label={t('linkPhone')} value={text} onChange={onChange} problem={problem} type="tel" />
      );
  }
}

function FileTarget({ text, onChange }: Pick<TargetProps, 'text' | 'onChange'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.fileTarget}>
      {text !== '' && (
        <span className={styles.assetName}>{decodeURIComponent(text.split('/').at(-1) ?? '')}</span>
      )}
      <Button onPress={() => setIsOpen(true)}>{text === '' ? t('choose.file') : t('imageReplace')}</Button>
      <MediaDialog
        kind="file"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={([asset]) => {
          setIsOpen(false);
          if (asset) onChange(fileAddress(asset));
        }}
      />
    </div>
  );
}
