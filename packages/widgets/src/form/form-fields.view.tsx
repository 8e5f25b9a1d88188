import type { ControlView, FieldView } from '@vitrine/core/forms/form-view.ts';

export interface FormFieldsProps {
  readonly fields: readonly FieldView[];
  /** Distinguishes the ids of two forms on one page. */
  readonly prefix: string;
}

/** The fields of a form, each with its error above its title (rule FORM-6). */
export function FormFields({ fields, prefix }: FormFieldsProps) {
  const first = fields.find(({ error }) => error !== null)?.id;
  return fields.map(field => (
    <Field key={field.id} field={field} id={`${prefix}-${field.id}`} hasFocus={field.id === first} />
  ));
}

interface FieldProps {
  readonly field: FieldView;
  readonly id: string;
  readonly hasFocus: boolean;
}

function Field({ field, id, hasFocus }: FieldProps) {
  const { controls, description, label } = field;
  if (controls.length === 0) return <Heading field={field} />;
  const [only] = controls;
  const shared = { id, field, hasFocus };
  const error = (
    // A legend holds no paragraphs.
    <span className="field-error" id={`${id}-error`} hidden={field.error === null}>
      {field.error}
    </span>
  );
  const hint = description !== '' && (
    <p className="field-hint" id={`${id}-hint`}>
      {description}
    </p>
  );
  if (only && controls.length === 1 && !isGroup(only))
    return (
      <div className="field" data-field={field.id}>
        {error}
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {hint}
        <Input control={only} {...shared} />
      </div>
    );
  return (
    <fieldset className="field field-group" data-field={field.id} {...describedBy(shared)}>
      <legend className="field-label">
        {error}
        {label}
      </legend>
      {hint}
      <div className={isGroup(only) && only?.label === '' ? 'field-options' : 'field-parts'}>
        {controls.map((control, at) =>
          isGroup(control) ? (
            <Options key={control.name} control={control} hasFocus={hasFocus && at === 0} />
          ) : (
            <div key={control.name} className="field-part">
              <label className="field-label" htmlFor={`${id}-${at}`}>
                {control.label}
              </label>
              <Input control={control} field={field} id={`${id}-${at}`} hasFocus={hasFocus && at === 0} />
            </div>
          ),
        )}
      </div>
    </fieldset>
  );
}

function Heading({ field: { label, description, hasUnderline } }: { readonly field: FieldView }) {
  return (
    <div className={hasUnderline ? 'field-section field-underlined' : 'field-section'}>
      <p className="field-section-title">{label}</p>
      {description !== '' && <p className="field-hint">{description}</p>}
    </div>
  );
}

interface InputProps {
  readonly control: ControlView;
  readonly field: FieldView;
  readonly id: string;
  readonly hasFocus: boolean;
}

function Input({ control, field, id, hasFocus }: InputProps) {
  const { input, name, autoComplete, maxLength, placeholder, choices, symbol, isRequired } = control;
  const value = control.values[0] ?? '';
  const attributes = {
    id,
    name,
    ...(isRequired ? { required: true } : {}),
    ...(autoComplete === '' ? {} : { autoComplete }),
    ...(placeholder === '' ? {} : { placeholder }),
    ...(maxLength === null ? {} : { maxLength }),
    ...(field.error === null ? {} : { 'aria-invalid': true as const }),
    ...(hasFocus ? { autoFocus: true } : {}),
    ...(field.controls.length === 1 ? describedBy({ id, field }) : {}),
  };
  if (input === 'select')
    return (
      <select {...attributes} defaultValue={value}>
        <option value="" />
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  if (input === 'textarea') return <textarea {...attributes} rows={4} defaultValue={value} />;
  // A number field of a browser hides what it cannot read; text with digits on the keyboard keeps it.
  const type = input === 'number' ? { type: 'text', inputMode: 'decimal' as const } : { type: input };
  const own = <input {...attributes} {...type} defaultValue={value} />;
  if (symbol === '') return own;
  return (
    <span className="field-with-symbol">
      <span aria-hidden="true">{symbol}</span>
      {own}
    </span>
  );
}

function Options({ control, hasFocus }: { readonly control: ControlView; readonly hasFocus: boolean }) {
  const { choices, input, isRequired, label, name, values } = control;
  const options = choices.map((choice, at) => (
    <label key={choice.value} className="field-option">
      <input
        type={input}
        name={name}
        value={choice.value}
        defaultChecked={values.includes(choice.value)}
        // Of checkboxes, `required` would demand every one.
        required={isRequired && input === 'radio'}
        {...(hasFocus && at === 0 ? { autoFocus: true } : {})}
      />
      <span>{choice.label}</span>
    </label>
  ));
  if (label === '') return options;
  return (
    <fieldset className="field-group field-statement">
      <legend>{label}</legend>
      <div className="field-options">{options}</div>
    </fieldset>
  );
}

function isGroup(control: ControlView | undefined): boolean {
  return control?.input === 'radio' || control?.input === 'checkbox';
}

function describedBy({ id, field }: { readonly id: string; readonly field: FieldView }) {
  const ids = [
    ...(field.description === '' ? [] : [`${id}-hint`]),
    ...(field.error === null ? [] : [`${id}-error`]),
  ];
  return ids.length === 0 ? {} : { 'aria-describedby': ids.join(' ') };
}
