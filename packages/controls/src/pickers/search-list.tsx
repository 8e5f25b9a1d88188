import type { Asset } from '@vitrine/core/media/asset.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Autocomplete, ListBox, ListBoxItem } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { SearchEntry } from '../field/search-entry.tsx';
import { useDebounced } from '../field/use-debounced.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { t } from '../messages/translate.ts';
import { EmptyState, FailedState, LoadingShape } from '../states/states.tsx';
import { AssetThumbnail } from './media-dialog.tsx';
import styles from './pickers.module.css';
import { useLoaded } from './use-loaded.ts';

export interface SearchListProps<Found> {
  readonly label: string;
  readonly searchLabel: string;
  /** Shown if nothing was found. */
  readonly nothing: string;
  readonly icon: IconName;
  readonly find: (search: string) => Promise<readonly Found[]>;
  readonly idOf: (one: Found) => string;
  readonly onChoose: (chosen: Found) => void;
  /** Whether Enter takes the first result, even if it is pressed before the response has arrived. */
  readonly takesFirst?: boolean;
  /** The rows, with or without sections; the id of each row is that of its item. */
  readonly children: (found: readonly Found[]) => ReactNode;
}

/** Search results to choose from. The arrow keys move through them while letters continue the search. */
export function SearchList<Found>(props: SearchListProps<Found>) {
  const { label, searchLabel, nothing, icon, find, idOf, onChoose, takesFirst = false, children } = props;
  const [search, setSearch] = useState('');
  const asked = useDebounced(search);
  const frame = useRef<HTMLDivElement>(null);
  const reachedId = () =>
    frame.current?.querySelector<HTMLElement>('[role="option"][data-focused]')?.dataset.key;
  const list = useRef(0);
  const loaded = useLoaded(async () => {
    const found = await find(asked);
    const reached = reachedId();
    // A new list has no reached row: the old one would move on to a row that the arrow keys have not reached.
    const isLost = reached !== undefined && !found.some(one => idOf(one) === reached);
    return { search: asked, found, list: isLost ? list.current + 1 : list.current };
  }, asked);
  const answer = loaded.value;
  list.current = answer?.list ?? 0;
  const isAnswered = answer?.search === search;
  const retry = () => {
    // The focused button is about to disappear.
    frame.current?.querySelector('input')?.focus();
    loaded.reload();
  };
  const choose = (id: string) => {
    const chosen = answer?.found.find(one => idOf(one) === id);
    if (chosen !== undefined) onChoose(chosen);
  };
  const isWaiting = useRef(false);
  const first = isAnswered ? answer.found[0] : undefined;
  useEffect(() => {
    if (!isAnswered || !isWaiting.current) return;
    isWaiting.current = false;
    if (first !== undefined) onChoose(first);
  });
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Enter' || !takesFirst || search === '' || reachedId() !== undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (first !== undefined) onChoose(first);
    else isWaiting.current = !isAnswered;
  };
  return (
    <Autocomplete disableAutoFocusFirst>
      <div className={styles.searched} ref={frame}>
        <div className={styles.searchHead} onKeyDownCapture={press}>
          <SearchEntry label={searchLabel} value={search} onChange={setSearch} autoFocus />
        </div>
        <p className="visually-hidden" role="status">
          {answer === null || answer.search === '' ? '' : t('found', { n: answer.found.length })}
        </p>
        {loaded.state === 'failed' && <FailedState message={loaded.message} onRetry={retry} />}
        {loaded.state === 'loading' && answer === null && <LoadingShape shape="rows" count={4} />}
        {answer?.found.length === 0 && <EmptyState icon={icon} title={nothing} />}
        {answer !== null && answer.found.length > 0 && (
          <ListBox
            key={answer.list}
            aria-label={label}
            className={classNames(styles.rows, !isAnswered && styles.former)}
            onAction={key => choose(String(key))}
          >
            {children(answer.found)}
          </ListBox>
        )}
      </div>
    </Autocomplete>
  );
}

export interface SearchListRowProps {
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
  readonly image: Asset | null;
  /** Shown instead of an image. */
  readonly icon: IconName;
}

export function SearchListRow({ id, title, detail, image, icon }: SearchListRowProps) {
  return (
    <ListBoxItem id={id} textValue={title} className={classNames(styles.rowItem)}>
      {image ? (
        <AssetThumbnail asset={image} />
      ) : (
        <span className={styles.thumbnail}>
          <Icon name={icon} />
        </span>
      )}
      <span className={styles.rowText}>
        <span className={styles.assetName}>{title}</span>
        {detail !== undefined && <span className={styles.address}>{detail}</span>}
      </span>
    </ListBoxItem>
  );
}
