import { CheckField, SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import type { ProductImport } from '@vitrine/core/product-files/product-import.ts';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import { useCall } from '../api/use-call.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import styles from './product-imports.module.css';

export interface ShopsChosen {
  readonly shopId?: string;
  readonly makesShops?: boolean;
}

interface ImportShopsProps {
  readonly view: ProductImport;
  readonly chosen: ShopsChosen;
  readonly onChoose: (chosen: ShopsChosen) => void;
}

/** Where the products of a file go, before it is imported (rules PRODUCTFILE-12 and PRODUCTFILE-13). */
export function ImportShops({ view, chosen, onChoose }: ImportShopsProps) {
  const shops = useCall(productCalls.shops, {}).data?.shops ?? [];
  const mayMake = useMay('content.write');
  const { makesShops, newShops, state } = view;
  const named = { n: newShops.length, names: newShops.map(slug => `/${slug}`).join(', ') };
  if (state !== 'ready')
    return makesShops && state !== 'undone' ? <p>{t('productImport.shopsMade', named)}</p> : null;
  const [main] = shops;
  return (
    <>
      {main !== undefined && shops.length > 1 && view.new > 0 && (
        <SelectField
          label={t('productImport.shop')}
          help={t('productImport.shopHint')}
          value={chosen.shopId ?? main.id}
          choices={shops.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={shopId => onChoose({ ...chosen, shopId })}
        />
      )}
      {named.n > 0 && !mayMake && <p>{t('productImport.shopsUnmade', named)}</p>}
      {named.n > 0 && mayMake && (
        <div>
          <CheckField
            label={t('productImport.makeShops', named)}
            isOn={chosen.makesShops ?? false}
            onChange={isOn => onChoose({ ...chosen, makesShops: isOn })}
          />
          <p className={styles.soft}>{t('productImport.makeShopsNot')}</p>
        </div>
      )}
    </>
  );
}
