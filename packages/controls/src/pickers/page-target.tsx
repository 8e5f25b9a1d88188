import { useId, useState } from 'react';
import { Header, ListBoxSection } from 'react-aria-components';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Dialog } from '../dialog/dialog.tsx';
import fieldStyles from '../field/field.module.css';
import type { IconName } from '../icon/icon-paths.ts';
import { t } from '../messages/en.messages.ts';
import { Chosen } from './chosen.tsx';
import { type LinkTarget, useControls } from './controls-context.tsx';
import styles from './pickers.module.css';
import { SearchList, SearchListRow } from './search-list.tsx';
import { useLoaded } from './use-loaded.ts';

export interface PageTargetProps {
  readonly address: string;
  readonly onChange: (address: string) => void;
  readonly problem: string | undefined;
}

/** The page, product or post a link leads to: by its title once that is known (rule PANEL-23). */
export function PageTarget({ address, onChange, problem }: PageTargetProps) {
  const id = useId();
  const { findLinkTargets, getLinkTarget } = useControls();
  const [isOpen, setIsOpen] = useState(false);
  const { value } = useLoaded(
    async () => ({ address, target: address === '' ? null : await getLinkTarget(address) }),
    address,
  );
  const target = value?.address === address ? value.target : null;
  return (
    <fieldset
      className={styles.fileTarget}
      aria-label={t('link.page')}
      {...(problem === undefined ? {} : { 'aria-describedby': id })}
    >
      <Chosen
        image={target?.image}
        title={target?.title}
        note={address !== '' && <span className={styles.address}>{address}</span>}
      >
        <Button onPress={() => setIsOpen(true)}>{address === '' ? t('choose') : t('imageReplace')}</Button>
      </Chosen>
      {problem !== undefined && (
        <span className={fieldStyles.problem} id={id}>
          {problem}
        </span>
      )}
      <Dialog title={t('linkChoose')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <SearchList
          label={t('link.page')}
          searchLabel={t('linkSearch')}
          nothing={t('linkNothing')}
          icon="search"
          find={findLinkTargets}
          idOf={keyOf}
          onChoose={chosen => {
            setIsOpen(false);
            onChange(chosen.address);
          }}
        >
          {sectionsOf}
        </SearchList>
      </Dialog>
    </fieldset>
  );
}

const kinds = ['page', 'product', 'post'] as const;
const icons: Readonly<Record<LinkTarget['kind'], IconName>> = {
  page: 'pages',
  product: 'selling',
  post: 'blog',
};

function sectionsOf(found: readonly LinkTarget[]) {
  return kinds
    .map(kind => ({ kind, targets: found.filter(one => one.kind === kind) }))
    .filter(({ targets }) => targets.length > 0)
    .map(({ kind, targets }) => (
      <ListBoxSection key={kind} id={kind}>
        <Header className={classNames(styles.rowHeading)}>{t(`linkTargets.${kind}`)}</Header>
        {targets.map(one => (
          <SearchListRow
            key={keyOf(one)}
            id={keyOf(one)}
            title={one.title}
            detail={one.address}
            image={one.image}
            icon={icons[kind]}
          />
        ))}
      </ListBoxSection>
    ));
}

/** A page and a product may claim the same address. */
function keyOf({ kind, address }: LinkTarget): string {
  return `${kind} ${address}`;
}
