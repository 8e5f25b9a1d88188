import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import {
  TextField as AriaTextField,
  FieldError,
  Input,
  type KeyboardEvent,
  Label,
  Text,
  TextArea,
} from 'react-aria-components';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help?: ReactNode;
  /** Why the value is invalid; shown next to the field. */
  readonly problem?: string | undefined;
  readonly type?: 'text' | 'email' | 'password' | 'url' | 'tel' | 'date' | 'datetime-local';
  readonly placeholder?: string;
  readonly rows?: number;
  readonly maxLength?: number | undefined;
  readonly isCode?: boolean;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly isLabelHidden?: boolean;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly autoFocus?: boolean;
  readonly unit?: string | undefined;
  readonly inputMode?: 'text' | 'decimal' | 'numeric';
  readonly onBlur?: () => void;
  /** Called by Enter, which then does not submit the surrounding form. */
  readonly onEnter?: () => void;
  readonly name?: string;
}

/** A field with one line, or several when `rows` is given. Its error is linked to it and read out with it. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, help, problem, isDisabled = false, isLabelHidden = false } = props;
  return (
    <AriaTextField
      className={classNames(styles.field)}
      value={value}
      onChange={onChange}
      isInvalid={problem !== undefined}
      isDisabled={isDisabled}
      isRequired={props.isRequired ?? false}
      validationBehavior="aria"
      type={props.type ?? 'text'}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      {...(props.maxLength === undefined ? {} : { maxLength: props.maxLength })}
      {...(props.onBlur ? { onBlur: props.onBlur } : {})}
      {...(props.onEnter ? { onKeyDown: enterDoes(props.onEnter) } : {})}
      {...(props.name === undefined ? {} : { name: props.name })}
      {...(props.autoFocus === undefined ? {} : { autoFocus: props.autoFocus })}
      {...(props.autoComplete === undefined ? {} : { autoComplete: props.autoComplete })}
      {...(props.inputMode === undefined ? {} : { inputMode: props.inputMode })}
    >
      {!isLabelHidden && <Label className={classNames(styles.label)}>{label}</Label>}
      <Entry {...props} />
      {help !== undefined && (
        <Text slot="description" className={classNames(styles.help)}>
          {help}
        </Text>
      )}
      <FieldError className={classNames(styles.problem)}>{problem}</FieldError>
    </AriaTextField>
  );
}

function enterDoes(act: () => void): (event: KeyboardEvent) => void {
  return event => {
    // Enter that ends the composition of a character does not count.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return event.continuePropagation();
    event.preventDefault();
    act();
  };
}

function Entry({ rows, isCode = false, placeholder, unit }: TextFieldProps) {
  const hint = placeholder === undefined ? {} : { placeholder };
  const className = classNames(styles.input, isCode && styles.code);
  if (rows !== undefined)
    return <TextArea className={className} rows={rows} spellCheck={!isCode} {...hint} />;
  if (unit === undefined) return <Input className={className} {...hint} />;
  return (
    <span className={styles.withUnit}>
      <Input className={className} {...hint} />
      <span className={styles.unit}>{unit}</span>
    </span>
  );
}
