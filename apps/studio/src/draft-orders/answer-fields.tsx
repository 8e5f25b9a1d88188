import { CheckField, SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { type AnswersInput, type AnswerValue, partsOf, textOf } from '@vitrine/core/forms/answer.ts';
import type { Control } from '@vitrine/core/forms/field-kind.ts';
import { type FormField, isRequired, kindOf } from '@vitrine/core/forms/form-fields.ts';
import { formWords } from '@vitrine/core/forms/read-answers.ts';
import { t } from '../messages/translate.ts';

interface AnswerFieldsProps {
  readonly form: readonly FormField[];
  readonly answers: AnswersInput;
  /** By the ids of the fields. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (answers: AnswersInput) => void;
}

/** The questions of a product, with the fields that buyers see in the shop (rule DRAFTORDER-14). */
export function AnswerFields({ form, answers, problems, onChange }: AnswerFieldsProps) {
  const words = formWords(studioLanguage());
  return form.flatMap(field =>
    kindOf(field.kind)
      .controls(field, words)
      .map((control, place) => (
        <OneControl
          key={`${field.id} ${control.part}`}
          control={control}
          label={[labelOf(field), control.label].filter(Boolean).join(': ')}
          entered={answers[field.id]}
          problem={place === 0 ? problems[field.id] : undefined}
          onChange={value => onChange({ ...answers, [field.id]: value })}
        />
      )),
  );
}

interface OneControlProps {
  readonly control: Control;
  readonly label: string;
  readonly entered: AnswerValue | undefined;
  readonly problem: string | undefined;
  readonly onChange: (value: AnswerValue) => void;
}

function OneControl({ control, label, entered, problem, onChange }: OneControlProps) {
  const { part, input, choices = [], placeholder = '', maxLength, symbol } = control;
  if (input === 'checkbox') return <Checks {...{ label, choices, entered, problem, onChange }} />;
  const field = {
    label,
    problem,
    value: part === '' ? textOf(entered) : (partsOf(entered)[part] ?? ''),
    onChange: (text: string) => onChange(part === '' ? text : { ...partsOf(entered), [part]: text }),
  };
  if (input === 'select' || input === 'radio')
    return <SelectField {...field} choices={[{ value: '', label: t('draftOrder.noAnswer') }, ...choices]} />;
  return (
    <TextField
      {...field}
      placeholder={placeholder}
      maxLength={maxLength}
      unit={symbol || undefined}
      type={input === 'email' || input === 'tel' ? input : 'text'}
      {...(input === 'textarea' ? { rows: 3 } : {})}
    />
  );
}

function Checks({
  label,
  choices,
  entered,
  problem,
  onChange,
}: Omit<OneControlProps, 'control'> & {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}) {
  const chosen = Array.isArray(entered) ? entered : [];
  return (
    <fieldset>
      <legend>{label}</legend>
      {choices.map(choice => (
        <CheckField
          key={choice.value}
          label={choice.label}
          isOn={chosen.includes(choice.value)}
          onChange={isOn =>
            onChange(isOn ? [...chosen, choice.value] : chosen.filter(one => one !== choice.value))
          }
        />
      ))}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </fieldset>
  );
}

function labelOf(field: FormField): string {
  const { words } = formWords(studioLanguage());
  return isRequired(field) ? field.label : words.optional({ label: field.label });
}
