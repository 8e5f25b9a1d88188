import { type FieldKindName, type FormField, formFieldSchema } from '@vitrine/core/forms/form-fields.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { t } from '../messages/translate.ts';

/** A field of a kind with its usual properties; its question is still to be typed. */
export function newField(kind: FieldKindName): FormField {
  const base = { id: newId(), kind, label: t(`field.${kind}`) };
  const plain = formFieldSchema.safeParse(base);
  const made = plain.success
    ? plain.data
    : formFieldSchema.parse({ ...base, options: [t('fieldOption', { n: 1 }), t('fieldOption', { n: 2 })] });
  return { ...made, label: '' };
}
