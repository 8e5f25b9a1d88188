import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { websiteRoles } from '@vitrine/core/accounts/roles.ts';
import { tenancyCalls } from '@vitrine/core/tenancy/tenancy.calls.ts';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { Link, useSearchParams } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall } from '../api/use-call.ts';
import { useMay, useWho } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { Part, RoomPage } from '../website/room-page.tsx';
import { AddressesPart } from './addresses-part.tsx';
import { DataPart } from './data-part.tsx';
import { MapsPart } from './maps-part.tsx';
import { MembersPart } from './members-part.tsx';
import { PaymentsPart } from './payments-part.tsx';
import styles from './settings.module.css';
import { SitePart } from './site-part.tsx';
import { SocialLinksPart } from './social-links-part.tsx';
import { StorePart } from './store-part.tsx';
import { StoreTermsPart } from './store-terms-part.tsx';

const partNames = ['site', 'store', 'payments', 'addresses', 'members', 'data'] as const;
type PartName = (typeof partNames)[number];

export function SettingsRoom() {
  const [search, setSearch] = useSearchParams();
  const mayManage = useMay('manageWebsite');
  const mayManageMembers = useMay('manageMembers');
  const isAdmin = useWho().roles.includes(websiteRoles.admin);
  const view = useCall(tenancyCalls.getSettings, {});
  if (view.isPending) return <LoadingShape shape="form" />;
  if (view.isError)
    return <FailedState message={messageOf(view.error)} onRetry={() => void view.refetch()} />;
  const isOpen: Readonly<Record<PartName, boolean>> = {
    site: true,
    store: true,
    payments: true,
    addresses: mayManage,
    members: mayManageMembers,
    data: isAdmin,
  };
  const tabs = partNames.filter(name => isOpen[name]);
  const chosen = tabs.find(tab => tab === search.get('part')) ?? 'site';
  return (
    <RoomPage title={t('room.settings')} isNarrow>
      <p className={styles.soft}>{mayManage ? t('settingsAtOnce') : t('settingsReadOnly')}</p>
      <Tabs
        className={styles.matters ?? ''}
        selectedKey={chosen}
        onSelectionChange={key => setSearch({ part: String(key) }, { replace: true })}
      >
        <TabList className={styles.tabs ?? ''} aria-label={t('room.settings')}>
          {tabs.map(tab => (
            <Tab key={tab} id={tab} className={styles.tab ?? ''}>
              {t(`settings.${tab}`)}
            </Tab>
          ))}
        </TabList>
        {/* Kept while another is shown: what was typed is still there. */}
        <TabPanel id="site" className={styles.panel ?? ''} shouldForceMount>
          <SitePart view={view.data} />
          <SocialLinksPart view={view.data} />
          <MapsPart view={view.data} />
          {mayManage && <VisitorsPart />}
        </TabPanel>
        <TabPanel id="store" className={styles.panel ?? ''} shouldForceMount>
          <StorePart view={view.data} />
          <StoreTermsPart view={view.data} />
        </TabPanel>
        <TabPanel id="payments" className={styles.panel ?? ''} shouldForceMount>
          <PaymentsPart />
        </TabPanel>
        <TabPanel id="addresses" className={styles.panel ?? ''}>
          <AddressesPart view={view.data} />
        </TabPanel>
        <TabPanel id="members" className={styles.panel ?? ''}>
          <MembersPart />
        </TabPanel>
        <TabPanel id="data" className={styles.panel ?? ''}>
          <DataPart />
        </TabPanel>
      </Tabs>
    </RoomPage>
  );
}

/** Leads to where the website is opened to visitors and closed again. */
function VisitorsPart() {
  const isLaunched = useWho().website?.isLaunched ?? false;
  return (
    <Part title={t('settingsVisitors')} hint={isLaunched ? t('launchIsOpen') : t('launchHint')}>
      <Link to="/config/launch">{isLaunched ? t('launchClose') : t('launchList')}</Link>
    </Part>
  );
}
