import { type ReactNode, useId } from 'react';
import { ToggleButton } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import fieldStyles from './field.module.css';
import { OneOf } from './one-of.tsx';
import styles from './picture-choice.module.css';

export interface PictureChoice {
  readonly value: string;
  readonly label: string;
  /** A drawing; decorative, because the label is next to it. */
  readonly picture: ReactNode;
}

export interface PictureChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly PictureChoice[];
  readonly onChange: (value: string) => void;
  readonly help?: string | undefined;
  /** For many small, self-explanatory pictures, close together; their names are read out and shown on hover. */
  readonly isDense?: boolean;
}

/** A choice between pictures, each with its name below. */
export function PictureChoiceField(props: PictureChoiceFieldProps) {
  const { label, value, choices, onChange, help, isDense = false } = props;
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.label} id={id}>
        {label}
      </span>
      <OneOf
        className={classNames(styles.choices, isDense && styles.dense)}
        label={{ 'aria-labelledby': id }}
        value={value}
        onChange={onChange}
      >
        {choices.map(choice => (
          <ToggleButton
            key={choice.value}
            id={choice.value}
            className={classNames(styles.choice)}
            {...(isDense ? { 'aria-label': choice.label } : {})}
          >
            <span className={styles.picture} aria-hidden="true" {...(isDense ? { title: choice.label } : {})}>
              {choice.picture}
            </span>
            {!isDense && choice.label}
          </ToggleButton>
        ))}
      </OneOf>
      {help !== undefined && <span className={fieldStyles.help}>{help}</span>}
    </div>
  );
}
