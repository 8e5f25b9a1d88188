import { blockDefinitions } from '@vitrine/blocks/block-definitions.ts';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { BlockIcon } from '@vitrine/controls/icon/icon.tsx';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { type BlockDefinition, blockCategories } from '@vitrine/core/blocks/define-block.ts';
import { useState } from 'react';
import { hasKeyboard } from '../frame/has-keyboard.ts';
import { WhenGone } from '../frame/when-gone.tsx';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import styles from './catalogue.module.css';

export interface BlockCatalogueProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (definition: BlockDefinition) => void;
  /** It has left the screen. */
  readonly onGone: () => void;
}

/** Every block there is, by what it is for; found by its name and by what it says of itself. */
export function BlockCatalogue({ isOpen, onClose, onChoose, onGone }: BlockCatalogueProps) {
  return (
    <Dialog title={t('catalogue')} isOpen={isOpen} onClose={onClose} size="large">
      <Blocks onChoose={onChoose} />
      <WhenGone act={onGone} />
    </Dialog>
  );
}

function Blocks({ onChoose }: Pick<BlockCatalogueProps, 'onChoose'>) {
  const mayRunScripts = useMay('runScripts');
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const found = [...blockDefinitions.values()].filter(
    ({ label, description, requiresScriptRole }) =>
      (mayRunScripts || !requiresScriptRole) && `${label} ${description}`.toLowerCase().includes(words),
  );
  const groups = blockCategories
    .map(category => ({ category, blocks: found.filter(block => block.category === category) }))
    .filter(({ blocks }) => blocks.length > 0);
  return (
    <>
      <SearchEntry
        label={t('catalogueSearch')}
        value={search}
        onChange={setSearch}
        autoFocus={hasKeyboard()}
      />
      {groups.length === 0 && <EmptyState icon="search" title={t('nothingFound', { query: search })} />}
      {groups.map(({ category, blocks }) => (
        <section key={category} className={styles.group}>
          <h3 className={styles.groupTitle}>{t(`category.${category}`)}</h3>
          <ul className={styles.blocks}>
            {blocks.map(definition => (
              <li key={definition.type}>
                <button type="button" className={styles.block} onClick={() => onChoose(definition)}>
                  <span className={styles.icon}>
                    <BlockIcon path={definition.icon} />
                  </span>
                  <span>
                    <strong>{definition.label}</strong>
                    <span className={styles.what}>{definition.description}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
