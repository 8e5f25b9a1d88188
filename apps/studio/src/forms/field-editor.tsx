import { SwitchField } from '@vitrine/controls/field/choice-fields.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import type { FormField } from '@vitrine/core/forms/form-fields.ts';
import { t } from '../messages/translate.ts';
import { FieldRow } from '../website/room-page.tsx';

export interface FieldEditorProps {
  readonly field: FormField;
  readonly isNew: boolean;
  readonly problemOf: (property: string) => string | undefined;
  readonly onChange: (field: FormField) => void;
}

/** The editable properties of one field, by its kind. */
export function FieldEditor(props: FieldEditorProps) {
  const { field, isNew, problemOf, onChange } = props;
  const { kind } = field;
  const isAsked = kind !== 'section' && kind !== 'hidden';
  return (
    <>
      <TextField
        label={t(kind === 'hidden' ? 'fieldKey' : kind === 'section' ? 'fieldHeading' : 'fieldLabel')}
        value={field.label}
        onChange={label => onChange({ ...field, label })}
        problem={problemOf('label')}
        maxLength={200}
        autoFocus={isNew}
      />
      {kind !== 'hidden' && (
        <TextField
          label={t('fieldDescription')}
          value={field.description}
          onChange={description => onChange({ ...field, description })}
          problem={problemOf('description')}
          maxLength={1000}
        />
      )}
      <OwnProperties {...props} />
      {isAsked && (
        <SwitchField
          label={t('fieldRequired')}
          isOn={field.isRequired}
          onChange={isRequired => onChange({ ...field, isRequired })}
        />
      )}
    </>
  );
}

function OwnProperties({ field, problemOf, onChange }: FieldEditorProps) {
  switch (field.kind) {
    case 'textarea':
      return (
        <FieldRow>
          <Placeholder field={field} onChange={placeholder => onChange({ ...field, placeholder })} />
          <TextField
            label={t('fieldMaxLength')}
            value={field.maxLength === null ? '' : String(field.maxLength)}
            // Digits only, so that what is typed is what is sent.
            onChange={text => {
              const digits = text.replace(/\D/g, '').slice(0, 5);
              onChange({ ...field, maxLength: digits === '' ? null : Number(digits) });
            }}
            problem={problemOf('maxLength')}
            help={t('fieldMaxLengthHint')}
            inputMode="numeric"
          />
        </FieldRow>
      );
    case 'text':
    case 'email':
    case 'number':
    case 'website':
      return <Placeholder field={field} onChange={placeholder => onChange({ ...field, placeholder })} />;
    case 'currency':
      return (
        <TextField
          label={t('fieldSymbol')}
          value={field.symbol}
          onChange={symbol => onChange({ ...field, symbol })}
          problem={problemOf('symbol')}
          maxLength={8}
        />
      );
    case 'phone':
      return (
        <SwitchField
          label={t('fieldCountryCode')}
          isOn={field.showCountryCode}
          onChange={showCountryCode => onChange({ ...field, showCountryCode })}
        />
      );
    case 'radio':
    case 'checkbox':
    case 'select':
    case 'likert':
      return (
        <TextField
          label={t(field.kind === 'likert' ? 'fieldStatements' : 'fieldOptions')}
          value={field.options.join('\n')}
          onChange={text => onChange({ ...field, options: text.split('\n') })}
          onBlur={() => onChange({ ...field, options: withoutEmpty(field.options) })}
          problem={problemOf('options')}
          rows={Math.min(8, Math.max(3, field.options.length))}
          help={t('fieldOptionsHint')}
        />
      );
    case 'section':
      return (
        <SwitchField
          label={t('fieldUnderline')}
          isOn={field.hasUnderline}
          onChange={hasUnderline => onChange({ ...field, hasUnderline })}
        />
      );
    case 'hidden':
      return (
        <TextField
          label={t('fieldValue')}
          value={field.value}
          onChange={value => onChange({ ...field, value })}
          problem={problemOf('value')}
          maxLength={500}
        />
      );
    default:
      return null;
  }
}

interface PlaceholderProps {
  readonly field: { readonly placeholder: string };
  readonly onChange: (placeholder: string) => void;
}

function Placeholder({ field, onChange }: PlaceholderProps) {
  return (
    <TextField label={t('fieldPlaceholder')} value={field.placeholder} onChange={onChange} maxLength={200} />
  );
}

function withoutEmpty(options: readonly string[]): string[] {
  return options.map(option => option.trim()).filter(option => option !== '');
}
