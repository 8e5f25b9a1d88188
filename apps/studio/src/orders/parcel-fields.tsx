import { TextField } from '@vitrine/controls/field/text-field.tsx';
import type { Parcel } from '@vitrine/core/orders/shipment.ts';
import { t } from '../messages/translate.ts';

interface ParcelFieldsProps {
  readonly parcel: Parcel;
  readonly onChange: (parcel: Parcel) => void;
  readonly problems: Readonly<Record<string, string | undefined>>;
}

/** How a shipment travels. */
export function ParcelFields({ parcel, onChange, problems }: ParcelFieldsProps) {
  const field = (name: keyof Parcel) => ({
    value: parcel[name],
    onChange: (text: string) => onChange({ ...parcel, [name]: text }),
    problem: problems[name],
  });
  return (
    <>
      <TextField label={t('carrier')} {...field('carrier')} />
      <TextField label={t('trackingNumber')} {...field('trackingNumber')} />
      <TextField
        label={t('trackingAddress')}
        type="url"
        help={t('trackingHint')}
        {...field('trackingAddress')}
      />
      <TextField label={t('shipmentNote')} rows={2} {...field('note')} />
    </>
  );
}
