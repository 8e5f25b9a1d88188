import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { maxShippingOptions } from '@vitrine/core/cart/shipping-options.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { movedByOne } from '../frame/moved-by-one.ts';
import { t } from '../messages/translate.ts';
import styles from './settings.module.css';
import type { OptionDraft } from './store-terms.ts';

type Options = readonly OptionDraft[];

interface ShippingOptionsFieldProps {
  readonly options: Options;
  readonly currency: string;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (change: (before: Options) => Options) => void;
}

/** The shipping options in the order buyers see them; the first one is preselected (rule STUDIO-43). */
export function ShippingOptionsField({ options, currency, problems, onChange }: ShippingOptionsFieldProps) {
  const toast = useToast();
  const remove = (option: OptionDraft, at: number) => {
    onChange(before => before.filter(one => one.id !== option.id));
    toast({
      message: t('shippingRemoved', { name: option.name || at + 1 }),
      action: { label: t('undo'), onAction: () => onChange(before => before.toSpliced(at, 0, option)) },
    });
  };
  const add = () => onChange(before => [...before, { id: newId(), name: '', amount: '', freeFrom: '' }]);
  return (
    <fieldset className={styles.options}>
      <legend>{t('shippingOptions')}</legend>
      <p className={styles.soft}>{t('shippingOptionsHint')}</p>
      {options.map((option, at) => {
        const name = option.name || at + 1;
        const set = (patch: Partial<OptionDraft>) =>
          onChange(before => before.map(one => (one.id === option.id ? { ...one, ...patch } : one)));
        return (
          <div key={option.id} className={styles.option}>
            <TextField
              label={t('shippingName')}
              value={option.name}
              onChange={text => set({ name: text })}
              problem={problems[`settings.store.shippingOptions.${at}.name`]}
            />
            <TextField
              label={t('shippingAmount')}
              value={option.amount}
              onChange={amount => set({ amount })}
              problem={
                problems[`amount.${option.id}`] ?? problems[`settings.store.shippingOptions.${at}.amount`]
              }
              inputMode="decimal"
              unit={currency}
            />
            <TextField
              label={t('freeFrom')}
              value={option.freeFrom}
              onChange={freeFrom => set({ freeFrom })}
              problem={
                problems[`freeFrom.${option.id}`] ?? problems[`settings.store.shippingOptions.${at}.freeFrom`]
              }
              inputMode="decimal"
              unit={currency}
              help={t('freeFromHint')}
            />
            <div className={styles.optionActions}>
              <IconButton
                icon="up"
                label={t('shippingUp', { name })}
                isDisabled={at === 0}
                onPress={() => onChange(before => movedByOne(before, at, -1))}
              />
              <IconButton
                icon="down"
                label={t('shippingDown', { name })}
                isDisabled={at === options.length - 1}
                onPress={() => onChange(before => movedByOne(before, at, 1))}
              />
              <IconButton
                icon="trash"
                kind="danger"
                label={t('shippingRemove', { name })}
                isDisabled={options.length === 1}
                onPress={() => remove(option, at)}
              />
            </div>
          </div>
        );
      })}
      <div>
        <Button icon="plus" isDisabled={options.length >= maxShippingOptions} onPress={add}>
          {t('shippingAdd')}
        </Button>
      </div>
    </fieldset>
  );
}
