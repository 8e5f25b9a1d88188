import { useId } from 'react';
import {
  Button,
  Checkbox,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
  Switch,
  Text,
  ToggleButton,
} from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import choiceStyles from './choices.module.css';
import styles from './field.module.css';
import { OneOf } from './one-of.tsx';
import toggleStyles from './toggles.module.css';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
  readonly help?: string | undefined;
  readonly problem?: string | undefined;
  readonly isLabelHidden?: boolean;
  readonly isDisabled?: boolean;
}

export function SelectField(props: ChoiceFieldProps) {
  const { label, value, choices, onChange, help, problem, isLabelHidden = false, isDisabled = false } = props;
  return (
    <Select
      className={classNames(styles.field)}
      value={value}
      onChange={key => key !== null && onChange(String(key))}
      isInvalid={problem !== undefined}
      isDisabled={isDisabled}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      {!isLabelHidden && <Label className={classNames(styles.label)}>{label}</Label>}
      <Button className={classNames(styles.input, choiceStyles.select)}>
        <SelectValue />
        <Icon name="chevronDown" size={16} />
      </Button>
      {help !== undefined && (
        <Text slot="description" className={classNames(styles.help)}>
          {help}
        </Text>
      )}
      <FieldError className={classNames(styles.problem)}>{problem}</FieldError>
      <Popover className={classNames(choiceStyles.popover)}>
        <ListBox className={classNames(choiceStyles.options)}>
          {choices.map(choice => (
            <ListBoxItem
              key={choice.value}
              id={choice.value}
              textValue={choice.label}
              className={classNames(choiceStyles.option)}
            >
              {choice.label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}

/** A few choices side by side, one of them selected. */
export function SegmentedField({ label, value, choices, onChange, help }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <OneOf
        className={classNames(choiceStyles.segments)}
        label={{ 'aria-labelledby': id }}
        value={value}
        onChange={onChange}
      >
        {choices.map(choice => (
          <ToggleButton key={choice.value} id={choice.value} className={classNames(choiceStyles.segment)}>
            {choice.label}
          </ToggleButton>
        ))}
      </OneOf>
      {help !== undefined && <span className={styles.help}>{help}</span>}
    </div>
  );
}

export interface SwitchFieldProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly help?: string | undefined;
  readonly isDisabled?: boolean;
}

export function SwitchField({ label, isOn, onChange, help, isDisabled = false }: SwitchFieldProps) {
  const helpId = useId();
  return (
    <div className={styles.field}>
      <Switch
        className={classNames(toggleStyles.switch)}
        isSelected={isOn}
        onChange={onChange}
        isDisabled={isDisabled}
        {...(help === undefined ? {} : { 'aria-describedby': helpId })}
      >
        <span>{label}</span>
        <span className={toggleStyles.track} />
      </Switch>
      {help !== undefined && (
        <span className={styles.help} id={helpId}>
          {help}
        </span>
      )}
    </div>
  );
}

export function CheckField({ label, isOn, onChange, isDisabled = false }: SwitchFieldProps) {
  return (
    <Checkbox
      className={classNames(toggleStyles.check)}
      isSelected={isOn}
      onChange={onChange}
      isDisabled={isDisabled}
    >
      <span className={toggleStyles.box}>
        <Icon name="check" size={14} />
      </span>
      {label}
    </Checkbox>
  );
}
