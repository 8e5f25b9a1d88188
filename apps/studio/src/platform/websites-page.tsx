import { Button } from '@vitrine/controls/button/button.tsx';
import { SearchEntry } from '@vitrine/controls/field/search-entry.tsx';
import { EmptyState } from '@vitrine/controls/states/states.tsx';
import { tenancyCalls } from '@vitrine/core/tenancy/tenancy.calls.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { CallState } from '../frame/call-state.tsx';
import { useTitle } from '../frame/use-title.ts';
import { t } from '../messages/translate.ts';
import styles from './platform.module.css';
import { WebsiteCard } from './website-card.tsx';

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
      <CallState
        call={websites}
        shape="cards"
        count={3}
        empty={
          all.length === 0 && (
            <EmptyState icon="pages" title={t('websiteNone')} hint={t('websiteNoneHint')} action={begin} />
          )
        }
      />
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
