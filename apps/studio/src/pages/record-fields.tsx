import { SettingsPanel } from '@vitrine/controls/panel/settings-panel.tsx';
import { describeGroups, describeSettings } from '@vitrine/core/panel/describe-settings.ts';
import { recordDefinitions } from '@vitrine/core/records/records.ts';
import styles from './pages.module.css';

export interface RecordFieldsProps {
  readonly recordType: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly onChange: (patch: Record<string, unknown>) => void;
  /** Refusals from the server, by the path of their field, such as `data.startsAt`. */
  readonly problems: Readonly<Record<string, string>>;
}

/** The fields of this record type, generated from its description (rule RECORD-7). */
export function RecordFields({ recordType, data, onChange, problems }: RecordFieldsProps) {
  const definition = recordDefinitions.get(recordType);
  if (!definition) return null;
  const hasFields = describeSettings(definition.data).length > 0;
  return (
    <>
      {hasFields && (
        <SettingsPanel
          schema={definition.data}
          value={data}
          onChange={onChange}
          problems={below(problems, 'data')}
        />
      )}
      {describeGroups(definition.data).map(({ name, label, schema }) => {
        const group = data[name];
        const value = typeof group === 'object' && group !== null ? { ...group } : {};
        return (
          <fieldset key={name} className={styles.group}>
            <legend>{label}</legend>
            <SettingsPanel
              schema={schema}
              value={value}
              onChange={patch => onChange({ [name]: { ...value, ...patch } })}
              problems={below(problems, `data.${name}`)}
            />
          </fieldset>
        );
      })}
    </>
  );
}

/** The labels of the fields, by their paths in a refusal. */
export function namesOfRecord(recordType: number): Record<string, string> {
  const definition = recordDefinitions.get(recordType);
  if (!definition) return {};
  const named = [
    ...describeSettings(definition.data).map(({ name, label }) => [`data.${name}`, label]),
    ...describeGroups(definition.data).flatMap(group =>
      describeSettings(group.schema).map(({ name, label }) => [`data.${group.name}.${name}`, label]),
    ),
  ];
  return Object.fromEntries(named);
}

function below(problems: Readonly<Record<string, string>>, path: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) =>
      name.startsWith(`${path}.`) ? [[name.slice(path.length + 1), problem]] : [],
    ),
  );
}
