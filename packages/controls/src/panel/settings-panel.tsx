import { wordAll } from '@vitrine/core/messages/word-phrase.ts';
import { describeSettings, problemsOf, type SettingField } from '@vitrine/core/panel/describe-settings.ts';
import type { z } from 'zod';
import { studioLanguage, t } from '../messages/translate.ts';
import { FieldControl } from './field-control.tsx';
import styles from './settings-panel.module.css';

export interface SettingsPanelProps {
  /** A zod object whose fields have labels and control hints in `.meta()`. */
  readonly schema: z.ZodType;
  readonly value: Readonly<Record<string, unknown>>;
  /** Called with only the changed values, for every change, including one that the schema refuses. */
  readonly onChange: (patch: Record<string, unknown>) => void;
  /** Refusals from elsewhere, such as from the server, by field. */
  readonly problems?: Readonly<Record<string, string>>;
}

/** A panel generated from a schema (rules PANEL-1 to PANEL-5). */
export function SettingsPanel({ schema, value, onChange, problems = {} }: SettingsPanelProps) {
  const own = wordAll(problemsOf(schema, value), studioLanguage());
  return (
    <FieldsPanel
      fields={describeSettings(schema)}
      value={value}
      onChange={onChange}
      problems={{ ...own, ...problems }}
    />
  );
}

export interface FieldsPanelProps extends Omit<SettingsPanelProps, 'schema'> {
  readonly fields: readonly SettingField[];
}

/** A panel of fields described elsewhere, such as by the server. */
export function FieldsPanel({ fields, value, onChange, problems = {} }: FieldsPanelProps) {
  if (fields.length === 0) return <p className={styles.nothing}>{t('panelNothing')}</p>;
  return (
    <div className={styles.panel}>
      {fields.map(field => (
        <FieldControl
          key={field.name}
          field={field}
          value={value[field.name]}
          problem={problems[field.name]}
          onChange={next => onChange({ [field.name]: next })}
        />
      ))}
    </div>
  );
}
