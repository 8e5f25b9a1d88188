import { Button, Input, SearchField } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { t } from '../messages/translate.ts';
import styles from './field.module.css';

export interface SearchEntryProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoFocus?: boolean;
}

export function SearchEntry({ label, value, onChange, autoFocus = false }: SearchEntryProps) {
  return (
    <SearchField
      className={classNames(styles.search)}
      aria-label={label}
      value={value}
      onChange={onChange}
      autoFocus={autoFocus}
    >
      <Icon name="search" size={18} />
      <Input className={classNames(styles.input)} placeholder={label} />
      <Button className={classNames(styles.clear)} aria-label={t('clearSearch')}>
        <Icon name="close" size={16} />
      </Button>
    </SearchField>
  );
}
