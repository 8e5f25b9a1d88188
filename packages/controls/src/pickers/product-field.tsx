import { useId, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { SelectField } from '../field/choice-fields.tsx';
import fieldStyles from '../field/field.module.css';
import { SearchEntry } from '../field/search-entry.tsx';
import { t } from '../messages/en.messages.ts';
import { EmptyState, FailedState, LoadingShape } from '../states/states.tsx';
import { useControls } from './controls-context.tsx';
import { AssetThumbnail } from './media-dialog.tsx';
import styles from './pickers.module.css';
import { useLoaded } from './use-loaded.ts';

export interface IdFieldProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly help?: string | undefined;
}

export function ProductField({ label, value, onChange, help }: IdFieldProps) {
  const id = useId();
  const { getProduct } = useControls();
  const [isOpen, setIsOpen] = useState(false);
  const { value: product } = useLoaded(async () => (value === null ? null : getProduct(value)), value ?? '');
  return (
    <fieldset className={fieldStyles.field} aria-labelledby={id}>
      <span className={fieldStyles.label} id={id}>
        {label}
      </span>
      <div className={styles.chosen}>
        {value !== null && product?.image && <AssetThumbnail asset={product.image} />}
        <div className={styles.chosenText}>
          {value !== null && product && <span className={styles.assetName}>{product.title}</span>}
          <div className={styles.chosenActions}>
            <Button onPress={() => setIsOpen(true)}>
              {value === null ? t('productChoose') : t('imageReplace')}
            </Button>
            {value !== null && (
              <Button kind="quiet" onPress={() => onChange(null)}>
                {t('remove')}
              </Button>
            )}
          </div>
        </div>
      </div>
      {help !== undefined && <span className={fieldStyles.help}>{help}</span>}
      <Dialog title={t('productChoose')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <ProductList
          onChoose={chosen => {
            setIsOpen(false);
            onChange(chosen);
          }}
        />
      </Dialog>
    </fieldset>
  );
}

function ProductList({ onChoose }: { readonly onChoose: (id: string) => void }) {
  const { listProducts } = useControls();
  const [search, setSearch] = useState('');
  const loaded = useLoaded(() => listProducts(search), search);
  return (
    <>
      <SearchEntry label={t('productSearch')} value={search} onChange={setSearch} autoFocus />
      {loaded.state === 'failed' && <FailedState message={loaded.message} onRetry={loaded.reload} />}
      {loaded.state === 'loading' && loaded.value === null && <LoadingShape shape="rows" count={4} />}
      {loaded.state === 'ready' && loaded.value.length === 0 && (
        <EmptyState icon="selling" title={t('productNothing')} />
      )}
      <ListBox
        aria-label={t('productChoose')}
        className={classNames(styles.rows)}
        selectionMode="single"
        onSelectionChange={keys => {
          if (keys === 'all') return;
          const [key] = keys;
          if (key !== undefined) onChoose(String(key));
        }}
      >
        {(loaded.value ?? []).map(product => (
          <ListBoxItem
            key={product.id}
            id={product.id}
            textValue={product.title}
            className={classNames(styles.rowItem)}
          >
            {product.image && <AssetThumbnail asset={product.image} />}
            {product.title}
          </ListBoxItem>
        ))}
      </ListBox>
    </>
  );
}

/** A blog or another list whose entries a block may show. */
export function CollectionField({ label, value, onChange, help }: IdFieldProps) {
  const { listPages } = useControls();
  const { value: pages } = useLoaded(listPages, '');
  const lists = (pages ?? []).filter(page => page.isList);
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      choices={[
        { value: '', label: t('none') },
        ...lists.map(page => ({ value: page.id, label: page.title })),
      ]}
      onChange={next => onChange(next === '' ? null : next)}
      help={help}
    />
  );
}
