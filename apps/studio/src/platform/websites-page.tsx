import { Button } from '@vitrine/controls/button/button.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { MenuButton } from '@vitrine/controls/menu/menu.tsx';
import { EmptyState, FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { accountCalls } from '@vitrine/core/accounts/accounts.calls.ts';
import { tenancyCalls, type WebsiteListing } from '@vitrine/core/tenancy/tenancy.calls.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { useTitle } from '../frame/use-title.ts';
import { t } from '../messages/translate.ts';
import styles from './platform.module.css';
import { WebsiteThumbnail } from './website-thumbnail.tsx';

export function WebsitesPage() {
  useTitle(t('websites'));
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const websites = useCall(tenancyCalls.listWebsites, {});
  const all = websites.data?.websites ?? [];
  const found = all.filter(({ title, subdomain }) =>
    `${title} ${subdomain}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const begin = (
    <Button kind="primary" icon="plus" onPress={() => navigate('/websites/new')}>
      {t('websiteNew')}
    </Button>
  );
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('websites')}</h1>
        {all.length > 0 && begin}
      </div>
      {all.length > 5 && <SearchEntry label={t('websiteSearch')} value={search} onChange={setSearch} />}
      {websites.isPending && <LoadingShape shape="cards" count={3} />}
      {websites.isError && (
        <FailedState message={messageOf(websites.error)} onRetry={() => void websites.refetch()} />
      )}
      {websites.isSuccess && all.length === 0 && (
        <EmptyState icon="pages" title={t('websiteNone')} hint={t('websiteNoneHint')} action={begin} />
      )}
      {websites.isSuccess && all.length > 0 && found.length === 0 && (
        <EmptyState icon="search" title={t('nothingFound', { query: search })} />
      )}
      <ul className={styles.cards}>
        {found.map(website => (
          <WebsiteCard key={website.id} website={website} />
        ))}
      </ul>
    </>
  );
}

function WebsiteCard({ website }: { readonly website: WebsiteListing }) {
  const { id, title, address, isPublished, deletedAt } = website;
  const toast = useToast();
  const enter = useChange(accountCalls.makeTicket);
  const remove = useChange(tenancyCalls.deleteWebsite, [tenancyCalls.listWebsites]);
  const restore = useChange(tenancyCalls.restoreWebsite, [tenancyCalls.listWebsites]);
  const params = { websiteId: id };
  const tellFault = (error: unknown) => toast({ message: messageOf(error), isFault: true });
  const bringBack = () => restore.mutate({ params }, { onError: tellFault });
  const open = () =>
    enter.mutate(
      { body: params },
      { onSuccess: ticket => location.assign(ticket.address), onError: tellFault },
    );
  const drop = () =>
    remove.mutate(
      { params },
      {
        onSuccess: () =>
          toast({
            message: t('websiteDeleted', { title }),
            action: { label: t('undo'), onAction: bringBack },
          }),
        onError: tellFault,
      },
    );
  const isDeleted = deletedAt !== null;
  return (
    <li className={styles.card} data-deleted={isDeleted ? '' : undefined}>
      <button
        type="button"
        className={styles.cardOpen}
        onClick={open}
        disabled={isDeleted}
        aria-label={t('websiteOpen', { title })}
      >
        <WebsiteThumbnail title={title} />
      </button>
      <div className={styles.cardFoot}>
        <div className={styles.cardText}>
          <h2 className={styles.cardTitle}>{title}</h2>
          <p className={styles.soft}>
            {isDeleted ? t('websiteIsDeleted') : isPublished ? new URL(address).host : t('websiteDraft')}
          </p>
        </div>
        {isDeleted ? (
          <Button onPress={bringBack} isPending={restore.isPending}>
            {t('restore')}
          </Button>
        ) : (
          <MenuButton
            label={t('websiteMore', { title })}
            entries={[
              { id: 'open', label: t('websiteEdit'), icon: 'pages', onAction: open },
              {
                id: 'visit',
                label: t('websiteVisit'),
                icon: 'external',
                isDisabled: !isPublished,
                onAction: () => void window.open(address, '_blank', 'noopener'),
              },
              {
                id: 'delete',
                label: t('websiteDelete'),
                icon: 'trash',
                isDestructive: true,
                onAction: drop,
              },
            ]}
          />
        )}
      </div>
    </li>
  );
}
