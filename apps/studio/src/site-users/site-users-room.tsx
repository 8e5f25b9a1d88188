import { Button } from '@vitrine/controls/button/button.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { useDebounced } from '@vitrine/controls/field/use-debounced.ts';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { DataTable } from '@vitrine/controls/table/data-table.tsx';
import type { SiteUserListing } from '@vitrine/core/site-users/site-user.ts';
import { managedSiteUserCalls as calls } from '@vitrine/core/site-users/site-users.calls.ts';
import { useState } from 'react';
import { useCall } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { formatDay } from '../frame/format.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { Filters, RoomPage } from '../website/room-page.tsx';
import styles from './site-users.module.css';
import { nameOf, useManageSiteUser } from './use-manage-site-user.ts';

/** Visitors who signed up, newest first: search, block and delete (rule ROOM-33). */
export function SiteUsersRoom() {
  const [search, setSearch] = useState('');
  /** The last account of each page before this one. */
  const [passed, setPassed] = useState<readonly string[]>([]);
  const wanted = useDebounced(search);
  const before = passed.at(-1);
  const list = useCall(
    calls.list,
    { query: { search: wanted, ...(before === undefined ? {} : { before }) } },
    { keepsPrevious: true },
  );
  const { siteUsers: rows = [], hasMore = false } = list.data ?? {};
  const last = rows.at(-1);
  return (
    <RoomPage title={t('room.siteUsers')}>
      <p className={styles.hint}>{t('siteUsersHint')}</p>
      <Filters>
        <SearchEntry
          label={t('siteUsersSearch')}
          value={search}
          onChange={value => {
            setSearch(value);
            setPassed([]);
          }}
        />
      </Filters>
      <CallState
        call={list}
        empty={
          rows.length === 0 &&
          (wanted === '' ? (
            <EmptyState icon="account" title={t('siteUsersNone')} hint={t('siteUsersNoneHint')} />
          ) : (
            <EmptyState icon="search" title={t('siteUsersNoMatch')} hint={t('siteUsersNoMatchHint')} />
          ))
        }
      />
      {rows.length > 0 && <SiteUsersTable rows={rows} />}
      {(passed.length > 0 || hasMore) && (
        <nav className={styles.pages} aria-label={t('pager')}>
          <Button isDisabled={passed.length === 0} onPress={() => setPassed(passed.slice(0, -1))}>
            {t('previous')}
          </Button>
          <Button isDisabled={!hasMore} onPress={() => last && setPassed([...passed, last.id])}>
            {t('next')}
          </Button>
        </nav>
      )}
    </RoomPage>
  );
}

function SiteUsersTable({ rows }: { readonly rows: readonly SiteUserListing[] }) {
  const manage = useManageSiteUser();
  const mayChange = useMay('customers.write');
  return (
    <DataTable
      label={t('room.siteUsers')}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={nameOf}
      columns={[
        { id: 'who', label: t('siteUserWho'), cell: user => <strong>{nameOf(user)}</strong> },
        { id: 'email', label: t('siteUserEmail'), isBelowName: true, cell: user => user.email },
        {
          id: 'state',
          label: t('state'),
          isShort: true,
          isBelowName: true,
          cell: user => t(user.isBlocked ? 'siteUserBlocked' : 'siteUserActive'),
        },
        {
          id: 'since',
          label: t('siteUserSince'),
          isShort: true,
          isSecondary: true,
          cell: user => formatDay(user.createdAt),
        },
        {
          id: 'seen',
          label: t('siteUserSeen'),
          isShort: true,
          isSecondary: true,
          cell: user => (user.lastSeenAt === null ? t('siteUserNever') : formatDay(user.lastSeenAt)),
        },
        ...(mayChange
          ? [
              {
                id: 'actions',
                label: t('siteUserActions'),
                isShort: true,
                align: 'end' as const,
                cell: (user: SiteUserListing) => (
                  <span className={styles.actions}>
                    <Button onPress={() => void manage(user, user.isBlocked ? 'unblock' : 'block')}>
                      {t(user.isBlocked ? 'siteUserUnblock' : 'siteUserBlock')}
                    </Button>
                    <Button onPress={() => void manage(user, 'remove')}>{t('siteUserDelete')}</Button>
                  </span>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
