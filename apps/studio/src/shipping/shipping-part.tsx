import { Button } from '@vitrine/controls/button/button.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { maxZones } from '@vitrine/core/shipping/shipping-settings.ts';
import { useState } from 'react';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { SaveButton } from '../settings/save-button.tsx';
import styles from '../settings/settings.module.css';
import { type SettingsView, useSettingsForm } from '../settings/use-settings-form.ts';
import { Part } from '../website/room-page.tsx';
import { draftOfZones, newZone, readZones, type ZoneDraft } from './shipping-draft.ts';
import { ShippingPreview } from './shipping-preview.tsx';
import { ZoneField } from './zone-field.tsx';

/** Where the store sends its goods, and how; the result can be tried before it is saved (rule SHIPPING-6). */
export function ShippingPart({ view }: { readonly view: SettingsView }) {
  const { store } = view.settings;
  const toast = useToast();
  const [start] = useState<{ zones: readonly ZoneDraft[] }>(() => ({
    zones: draftOfZones(store.shippingZones, store),
  }));
  const form = useSettingsForm(start, ['shipping.manage']);
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({});
  const { zones } = form.draft;
  const change = (next: (before: readonly ZoneDraft[]) => readonly ZoneDraft[]) =>
    form.set(before => ({ zones: next(before.zones) }));
  const read = readZones(zones, store);
  const save = () => {
    setOwn(read.ok ? {} : read.problems);
    if (read.ok) form.save({ settings: { store: { shippingZones: read.zones } } });
    else focusFirstProblem();
  };
  const remove = (zone: ZoneDraft, at: number) => {
    change(before => before.filter(({ id }) => id !== zone.id));
    toast({
      message: t('shippingRemoved', { name: zone.name || at + 1 }),
      action: { label: t('undo'), onAction: () => change(before => before.toSpliced(at, 0, zone)) },
    });
  };
  return (
    <>
      <Part title={t('settings.shipping')} hint={t('shipping.hint')}>
        <Form onSubmit={save} problem={form.problem} isReadOnly={!form.maySave}>
          {zones.map((zone, at) => (
            <ZoneField
              key={zone.id}
              zone={zone}
              measures={store}
              problems={{ ...form.problems, ...own }}
              onChange={next => change(before => before.map(one => (one.id === zone.id ? next(one) : one)))}
              onRemove={() => remove(zone, at)}
            />
          ))}
          {zones.length === 0 && <p className={styles.soft}>{t('shipping.noZones')}</p>}
          <div>
            <Button
              icon="plus"
              isDisabled={zones.length >= maxZones}
              onPress={() => change(before => [...before, newZone()])}
            >
              {t('shipping.zoneAdd')}
            </Button>
          </div>
          <SaveButton form={form} />
        </Form>
      </Part>
      <Part title={t('shipping.preview')} hint={t('tax.previewHint')}>
        <ShippingPreview zones={read.ok ? read.zones : null} measures={store} countries={store.countries} />
      </Part>
    </>
  );
}
