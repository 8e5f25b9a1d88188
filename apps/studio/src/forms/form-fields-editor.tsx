import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { MenuButton } from '@vitrine/controls/menu/menu.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import {
  type FieldKindName,
  type FormField,
  fieldKindNames,
  maxFields,
} from '@vitrine/core/forms/form-fields.ts';
import { useState } from 'react';
import { movedByOne } from '../frame/moved-by-one.ts';
import { t } from '../messages/translate.ts';
import { FieldEditor } from './field-editor.tsx';
import styles from './forms.module.css';
import { newField } from './new-field.ts';

type Fields = readonly FormField[];

export interface FormFieldsEditorProps {
  readonly fields: Fields;
  readonly onChange: (change: (before: Fields) => Fields) => void;
  /** The problem of a property by the place of its field, such as `2.label`. */
  readonly problemOf: (path: string) => string | undefined;
}

/** The fields of a form in their order: added, changed, moved and removed by pointer or keyboard (rule STUDIO-46). */
export function FormFieldsEditor({ fields, onChange, problemOf }: FormFieldsEditorProps) {
  const toast = useToast();
  const [newestId, setNewestId] = useState<string | null>(null);
  const add = (kind: FieldKindName) => {
    const field = newField(kind);
    setNewestId(field.id);
    onChange(before => [...before, field]);
  };
  const remove = (field: FormField, at: number) => {
    onChange(before => before.filter(({ id }) => id !== field.id));
    toast({
      message: t('fieldRemoved', { name: nameOf(field, at) }),
      action: { label: t('undo'), onAction: () => onChange(before => before.toSpliced(at, 0, field)) },
    });
  };
  return (
    <>
      {fields.length > 0 && (
        <ol className={styles.fields}>
          {fields.map((field, at) => {
            const name = nameOf(field, at);
            return (
              <li key={field.id} className={styles.field}>
                <div className={styles.head}>
                  <span className={styles.kind}>{t(`field.${field.kind}`)}</span>
                  <IconButton
                    icon="up"
                    label={t('fieldUp', { name })}
                    isDisabled={at === 0}
                    onPress={() => onChange(before => movedByOne(before, at, -1))}
                  />
                  <IconButton
                    icon="down"
                    label={t('fieldDown', { name })}
                    isDisabled={at === fields.length - 1}
                    onPress={() => onChange(before => movedByOne(before, at, 1))}
                  />
                  <IconButton
                    icon="trash"
                    kind="danger"
                    label={t('fieldRemove', { name })}
                    onPress={() => remove(field, at)}
                  />
                </div>
                <FieldEditor
                  field={field}
                  isNew={field.id === newestId}
                  problemOf={property => problemOf(`${at}.${property}`)}
                  onChange={changed =>
                    onChange(before => before.map(one => (one.id === field.id ? changed : one)))
                  }
                />
              </li>
            );
          })}
        </ol>
      )}
      {fields.length < maxFields && (
        <div>
          <MenuButton
            label={t('fieldAdd')}
            entries={fieldKindNames.map(kind => ({
              id: kind,
              label: t(`field.${kind}`),
              onAction: () => add(kind),
            }))}
            trigger={<Button icon="plus">{t('fieldAdd')}</Button>}
          />
        </div>
      )}
    </>
  );
}

function nameOf({ label }: FormField, at: number): string {
  return label.trim() || String(at + 1);
}
