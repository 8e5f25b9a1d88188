import { CheckField, SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import { useCall } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';

interface ShopsFieldProps {
  readonly shopIds: readonly string[];
  readonly onChange: (shopIds: string[]) => void;
}

/** The shops that show a product; nothing on a website with one (rule SHOPS-8). */
export function ShopsField({ shopIds, onChange }: ShopsFieldProps) {
  const shops = useCall(productCalls.shops, {}).data?.shops ?? [];
  const [main] = shops;
  if (main === undefined || shops.length < 2) return null;
  const known = shopIds.filter(id => shops.some(shop => shop.id === id));
  const chosen = known.length > 0 ? known : [main.id];
  // One that lies in the trash stays noted, so that the product returns with it.
  const gone = shopIds.filter(id => !known.includes(id));
  const change = (next: readonly string[]) => next.length > 0 && onChange([...next, ...gone]);
  return (
    <Part title={t('shops')} hint={t('shops.hint')}>
      {shops.map(({ id, title }) => (
        <CheckField
          key={id}
          label={title}
          isOn={chosen.includes(id)}
          onChange={isOn => change(isOn ? [...chosen, id] : chosen.filter(one => one !== id))}
          isDisabled={chosen.length === 1 && chosen[0] === id}
        />
      ))}
      {chosen.length > 1 && (
        <SelectField
          label={t('shops.home')}
          value={chosen[0] ?? main.id}
          choices={shops
            .filter(({ id }) => chosen.includes(id))
            .map(({ id, title }) => ({ value: id, label: title }))}
          onChange={home => change([home, ...chosen.filter(id => id !== home)])}
        />
      )}
    </Part>
  );
}
