import { categoryCalls as calls } from '@vitrine/core/products/categories.calls.ts';
import { maxCategoryLength } from '@vitrine/core/products/product.ts';
import { Link } from 'react-router';
import { useCall, useChange } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { t } from '../messages/translate.ts';
import styles from './categories.module.css';
import { ListPageForm } from './list-page-form.tsx';

/** Name, address, text, picture and what search engines read, of one category. */
export function CategoryPanel({ categoryId }: { readonly categoryId: string }) {
  const one = useCall(calls.get, { params: { categoryId } }, { isAlwaysFresh: true });
  const change = useChange(calls.change, [calls.list, calls.get]);
  const isLong = (one.data?.category.name.length ?? 0) > maxCategoryLength;
  return (
    <>
      <Link className={styles.back} to="/config/categories">
        {t('room.categories')}
      </Link>
      <CallState call={one} shape="form" />
      {one.data && (
        <ListPageForm
          page={one.data.category}
          name={
            isLong
              ? { help: t('category.long', { most: maxCategoryLength }) }
              : { maxLength: maxCategoryLength }
          }
          error={change.error}
          isPending={change.isPending}
          onSave={(body, told) => change.mutate({ params: { categoryId }, body }, told)}
        />
      )}
    </>
  );
}
