import { Button } from '@vitrine/controls/button/button.tsx';
import { SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import {
  type ImportedProduct,
  type ImportedState,
  importedStates,
  type ProductImport,
} from '@vitrine/core/product-files/product-import.ts';
import { productImportCalls as calls } from '@vitrine/core/product-files/product-imports.calls.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { t } from '../messages/translate.ts';
import styles from './product-imports.module.css';

const pageSize = 20;
const all = 'all';

/** The products that a file does not leave as they are, each with its faults or changes, in the file’s order. */
export function ImportedProducts({ view }: { readonly view: ProductImport }) {
  const [chosen, setChosen] = useState<ImportedState | null>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const query = {
    limit: pageSize,
    ...(chosen === null ? {} : { state: chosen }),
    ...(cursor === null ? {} : { cursor }),
  };
  const list = useCall(calls.products, { params: { importId: view.id }, query }, { keepsPrevious: true });
  const { products = [], next = null, previous = null } = list.data ?? {};
  return (
    <div className={styles.products}>
      <SelectField
        label={t('productImport.show')}
        value={chosen ?? all}
        onChange={value => {
          setChosen(importedStates.find(one => one === value) ?? null);
          setCursor(null);
        }}
        choices={[
          { value: all, label: t('stateAny') },
          ...statesOf(view).map(value => ({ value, label: t(`productImport.item.${value}`) })),
        ]}
      />
      <CallState call={list} empty={products.length === 0 && <p>{t('productImport.noProducts')}</p>} />
      <ul className={styles.list}>
        {products.map(product => (
          <li key={product.line}>
            <Imported product={product} />
          </li>
        ))}
      </ul>
      {(previous !== null || next !== null) && (
        <div className={styles.pager}>
          <Button isDisabled={previous === null} onPress={() => setCursor(previous)}>
            {t('previous')}
          </Button>
          <Button isDisabled={next === null} onPress={() => setCursor(next)}>
            {t('next')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Before it is applied there are other states than after. */
function statesOf({ done, state }: ProductImport): ImportedState[] {
  const isApplied = done > 0 || state === 'running';
  return importedStates.filter(one =>
    isApplied ? one !== 'new' && one !== 'changed' : ['new', 'changed', 'faulty'].includes(one),
  );
}

function Imported({ product }: { readonly product: ImportedProduct }) {
  const { line, productId, state, why, faults, changes, more } = product;
  const title = product.title || t('productImport.untitled');
  const isThere = productId !== null && state !== 'new';
  return (
    <>
      <p className={styles.head}>
        <span>{isThere ? <Link to={`/config/products/${productId}`}>{title}</Link> : title}</span>
        <span className={styles.soft}>
          {t('productImport.line', { line })} · {t(`productImport.item.${state}`)}
        </span>
      </p>
      {why !== '' && <p>{why}</p>}
      <ul className={styles.cells}>
        {faults.map(fault => (
          <li key={`${fault.line} ${fault.column}`} className={styles.fault}>
            {fault.column === '' ? t('productImport.faultOfRow', fault) : t('productImport.fault', fault)}
          </li>
        ))}
        {changes.map(({ column, variant, from, to }) => (
          <li key={`${variant} ${column}`}>
            {t('productImport.change', {
              cell: variant === '' ? column : t('productImport.cell', { column, variant }),
              from: from || '–',
              to: to || '–',
            })}
          </li>
        ))}
        {more > 0 && <li>{t('productImport.more', { n: more })}</li>}
      </ul>
    </>
  );
}
