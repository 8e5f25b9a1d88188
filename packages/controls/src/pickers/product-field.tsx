import { useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { SelectField } from '../field/choice-fields.tsx';
import fieldStyles from '../field/field.module.css';
import { t } from '../messages/translate.ts';
import { Chosen } from './chosen.tsx';
import { useControls } from './controls-context.tsx';
import { SearchList, SearchListRow } from './search-list.tsx';
import { useLoaded } from './use-loaded.ts';

export interface IdFieldProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly help?: string | undefined;
}

export function ProductField({ label, value, onChange, help }: IdFieldProps) {
  const id = useId();
  const { getProduct, listProducts } = useControls();
  const [isOpen, setIsOpen] = useState(false);
  const loaded = useLoaded(async () => (value === null ? null : getProduct(value)), value ?? '');
  const product = value === null ? null : loaded.value;
  return (
    <fieldset className={fieldStyles.field} aria-labelledby={id}>
      <span className={fieldStyles.label} id={id}>
        {label}
      </span>
      <Chosen image={product?.image} title={product?.title}>
        <Button onPress={() => setIsOpen(true)}>
          {value === null ? t('productChoose') : t('imageReplace')}
        </Button>
        {value !== null && (
          <Button kind="quiet" onPress={() => onChange(null)}>
            {t('remove')}
          </Button>
        )}
      </Chosen>
      {help !== undefined && <span className={fieldStyles.help}>{help}</span>}
      <Dialog title={t('productChoose')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <SearchList
          label={t('productChoose')}
          searchLabel={t('productSearch')}
          nothing={t('productNothing')}
          icon="selling"
          find={listProducts}
          idOf={one => one.id}
          onChoose={chosen => {
            setIsOpen(false);
            onChange(chosen.id);
          }}
        >
          {products => products.map(one => <SearchListRow key={one.id} {...one} icon="selling" />)}
        </SearchList>
      </Dialog>
    </fieldset>
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
