import { blockDefinitions } from '@vitrine/blocks/block-definitions.ts';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { word } from '@vitrine/controls/messages/translate.ts';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { blockCategories, type DefinedBlock } from '@vitrine/core/blocks/define-block.ts';
import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';
import { useMemo, useState } from 'react';
import { hasKeyboard } from '../frame/has-keyboard.ts';
import { WhenGone } from '../frame/when-gone.tsx';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { BlockPicture } from './block-picture.tsx';
import styles from './catalogue.module.css';
import { readSiteFacts } from './site-facts.ts';
import { useCardKeys } from './use-card-keys.ts';

interface BlocksProps {
  /** From the server, with the website's styles, which the pictures use. */
  readonly site: Readonly<Record<string, unknown>>;
  readonly siteStyles: SiteStyles;
  readonly onChoose: (definition: DefinedBlock) => void;
}

export interface BlockCatalogueProps extends BlocksProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called when it has left the screen. */
  readonly onGone: () => void;
}

/** Every block by category, with a picture; searched by name and description. */
export function BlockCatalogue({ isOpen, onClose, onGone, ...blocks }: BlockCatalogueProps) {
  return (
    <Dialog title={t('catalogue')} isOpen={isOpen} onClose={onClose} size="large">
      <Blocks {...blocks} />
      <WhenGone act={onGone} />
    </Dialog>
  );
}

function Blocks({ site, siteStyles, onChoose }: BlocksProps) {
  const mayRunScripts = useMay('code.run');
  const [search, setSearch] = useState('');
  const facts = useMemo(() => readSiteFacts(site), [site]);
  const words = search.trim().toLowerCase();
  const found = [...blockDefinitions.values()].filter(
    ({ label, description, requiresScriptRole }) =>
      (mayRunScripts || !requiresScriptRole) &&
      `${word(label)} ${word(description)}`.toLowerCase().includes(words),
  );
  const groups = blockCategories
    .map(category => ({ category, blocks: found.filter(block => block.category === category) }))
    .filter(({ blocks }) => blocks.length > 0);
  const first = groups[0]?.blocks[0];
  const area = useCardKeys(() => first && words !== '' && onChoose(first));
  return (
    <div className={styles.catalogue} ref={area}>
      <SearchEntry
        label={t('catalogueSearch')}
        value={search}
        onChange={setSearch}
        autoFocus={hasKeyboard()}
      />
      <p className="visually-hidden" role="status">
        {words === '' ? '' : t('catalogueFound', { n: found.length })}
      </p>
      {groups.length === 0 && <EmptyState icon="search" title={t('nothingFound', { query: search })} />}
      {groups.map(({ category, blocks }) => (
        <section key={category} className={styles.group}>
          <h3 className={styles.groupTitle}>{t(`category.${category}`)}</h3>
          <ul className={styles.blocks}>
            {blocks.map(definition => (
              <li key={definition.type} className={styles.block}>
                {/* Outside the button, because a button may not contain a document. */}
                <BlockPicture definition={definition} site={facts} siteStyles={siteStyles} />
                <button
                  type="button"
                  className={styles.choose}
                  data-card
                  tabIndex={definition === first ? 0 : -1}
                  onClick={() => onChoose(definition)}
                >
                  <strong>{word(definition.label)}</strong>
                  <span className={styles.what}>{word(definition.description)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
