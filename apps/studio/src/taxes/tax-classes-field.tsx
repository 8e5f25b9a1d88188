import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { newId } from '@vitrine/core/id/id.ts';
import { maxTaxClasses, type TaxSettings } from '@vitrine/core/tax/tax-settings.ts';
import { t } from '../messages/translate.ts';
import styles from './taxes.module.css';

type Classes = TaxSettings['classes'];

interface TaxClassesFieldProps {
  readonly classes: Classes;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (change: (before: Classes) => Classes) => void;
}

/** The store’s own classes of products. */
export function TaxClassesField({ classes, problems, onChange }: TaxClassesFieldProps) {
  const toast = useToast();
  return (
    <fieldset className={styles.rates}>
      <legend>{t('tax.classes')}</legend>
      <p className={styles.soft}>{t('tax.classesHint')}</p>
      {classes.map((own, at) => (
        <div key={own.id} className={styles.class}>
          <TextField
            label={t('tax.classNamed')}
            value={own.name}
            onChange={name =>
              onChange(before => before.map(one => (one.id === own.id ? { ...one, name } : one)))
            }
            problem={problems[`${own.id}.name`]}
            maxLength={60}
          />
          <IconButton
            icon="trash"
            kind="danger"
            label={t('removeThis', { what: own.name || t('tax.classNew') })}
            onPress={() => {
              onChange(before => before.filter(({ id }) => id !== own.id));
              toast({
                message: t('tax.classRemoved', { name: own.name || t('tax.classNew') }),
                action: {
                  label: t('undo'),
                  onAction: () => onChange(before => before.toSpliced(at, 0, own)),
                },
              });
            }}
          />
        </div>
      ))}
      <div>
        <Button
          icon="plus"
          isDisabled={classes.length >= maxTaxClasses}
          onPress={() => onChange(before => [...before, { id: newId(), name: '' }])}
        >
          {t('tax.classAdd')}
        </Button>
      </div>
    </fieldset>
  );
}
