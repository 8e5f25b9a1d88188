import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { maxShippingOptions } from '@vitrine/core/shipping/shipping-settings.ts';
import { movedByOne } from '../frame/moved-by-one.ts';
import { t } from '../messages/translate.ts';
import { MethodField } from './method-field.tsx';
import { PlacesField } from './places-field.tsx';
import styles from './shipping.module.css';
import { type Measures, type MethodDraft, newMethod, type ZoneDraft } from './shipping-draft.ts';

interface ZoneFieldProps {
  readonly zone: ZoneDraft;
  readonly measures: Measures;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (next: (before: ZoneDraft) => ZoneDraft) => void;
  readonly onRemove: () => void;
}

/** A zone with its places and the shipping methods in the order buyers see them (rule STUDIO-43). */
export function ZoneField({ zone, measures, problems, onChange, onRemove }: ZoneFieldProps) {
  const toast = useToast();
  const setOptions = (next: (before: readonly MethodDraft[]) => readonly MethodDraft[]) =>
    onChange(before => ({ ...before, options: next(before.options) }));
  const remove = (option: MethodDraft, at: number) => {
    setOptions(before => before.filter(({ id }) => id !== option.id));
    toast({
      message: t('shippingRemoved', { name: option.name || at + 1 }),
      action: { label: t('undo'), onAction: () => setOptions(before => before.toSpliced(at, 0, option)) },
    });
  };
  const country = zone.places.find(place => place.country !== '*')?.country ?? 'US';
  return (
    <fieldset className={styles.zone}>
      <legend>{zone.name || t('shipping.zoneNew')}</legend>
      <div className={styles.named}>
        <TextField
          label={t('shipping.zoneName')}
          value={zone.name}
          onChange={name => onChange(before => ({ ...before, name }))}
          problem={problems[`${zone.id}.name`]}
          maxLength={80}
        />
        <IconButton
          icon="trash"
          kind="danger"
          label={t('shipping.zoneRemove', { name: zone.name || t('shipping.zoneNew') })}
          onPress={onRemove}
        />
      </div>
      <PlacesField
        places={zone.places}
        onChange={next => onChange(before => ({ ...before, places: next(before.places) }))}
      />
      <p className={styles.soft}>{t('shippingOptionsHint')}</p>
      {zone.options.map((option, at) => (
        <MethodField
          key={option.id}
          option={option}
          name={option.name || String(at + 1)}
          measures={measures}
          problems={problems}
          onChange={patch =>
            setOptions(before => before.map(one => (one.id === option.id ? { ...one, ...patch } : one)))
          }
          onMove={by => setOptions(before => movedByOne(before, at, by))}
          isFirst={at === 0}
          isLast={at === zone.options.length - 1}
          onRemove={() => remove(option, at)}
        />
      ))}
      <div>
        <Button
          icon="plus"
          isDisabled={zone.options.length >= maxShippingOptions}
          onPress={() => setOptions(before => [...before, newMethod(country)])}
        >
          {t('shippingAdd')}
        </Button>
      </div>
    </fieldset>
  );
}
