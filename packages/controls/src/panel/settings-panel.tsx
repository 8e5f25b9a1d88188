import type { z } from 'zod';
import { t } from '../messages/en.messages.ts';
import { describeSettings, problemsOf } from './describe-settings.ts';
import { FieldControl } from './field-control.tsx';
import styles from './settings-panel.module.css';

export interface SettingsPanelProps {
  /** A zod object whose fields carry labels and control hints in `.meta()`. */
  readonly schema: z.ZodType;
  readonly value: Readonly<Record<string, unknown>>;
  /** Called with what changed alone, for every change, also one the schema refuses. */
  readonly onChange: (patch: Record<string, unknown>) => void;
  /** Refusals from elsewhere, such as the server's, by field. */
  readonly problems?: Readonly<Record<string, string>>;
}

/** A panel made from a schema (rules PANEL-1 to PANEL-5). */
export function SettingsPanel({ schema, value, onChange, problems = {} }: SettingsPanelProps) {
  const fields = describeSettings(schema);
  const faults = { ...problemsOf(schema, value), ...problems };
  if (fields.length === 0) return <p className={styles.nothing}>{t('panelNothing')}</p>;
  return (
    <div className={styles.panel}>
      {fields.map(field => (
        <FieldControl
          key={field.name}
          field={field}
          value={value[field.name]}
          problem={faults[field.name]}
          onChange={next => onChange({ [field.name]: next })}
        />
      ))}
    </div>
  );
}
