import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { settingsWriters } from '@vitrine/core/tenancy/settings-areas.ts';
import { tenancyCalls } from '@vitrine/core/tenancy/tenancy.calls.ts';
import { websiteSettingsSchema } from '@vitrine/core/tenancy/website.ts';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { Link, useSearchParams } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall } from '../api/use-call.ts';
import { useMay, useWho } from '../frame/who.ts';
import { LabelsPart } from '../labels/labels-part.tsx';
import { t } from '../messages/translate.ts';
import { ShippingPart } from '../shipping/shipping-part.tsx';
import { TaxPart } from '../taxes/tax-part.tsx';
import { Part, RoomPage } from '../website/room-page.tsx';
import { AddressLookupPart } from './address-lookup-part.tsx';
import { AddressesPart } from './addresses-part.tsx';
import { AgreementsPart } from './agreements-part.tsx';
import { CartRemindersPart } from './cart-reminders-part.tsx';
import { DataPart } from './data-part.tsx';
import { MapsPart } from './maps-part.tsx';
import { MembersPart } from './members-part.tsx';
import { PageWordsPart } from './page-words-part.tsx';
import { PaymentsPart } from './payments-part.tsx';
import { ProductListsPart } from './product-lists-part.tsx';
import { ReturnsPart } from './returns-part.tsx';
import { ReviewsPart } from './reviews-part.tsx';
import { SellerPart } from './seller-part.tsx';
import styles from './settings.module.css';
import { type SettingsPartName, settingsPartsFor } from './settings-parts.ts';
import { SignUpPart } from './sign-up-part.tsx';
import { SitePart } from './site-part.tsx';
import { SocialLinksPart } from './social-links-part.tsx';
import { StockPart } from './stock-part.tsx';
import { StorePart } from './store-part.tsx';

export function SettingsRoom() {
  const [search, setSearch] = useSearchParams();
  const { permissions } = useWho();
  const mayLaunch = useMay('launch.manage');
  const asked = useCall(tenancyCalls.getSettings, {});
  if (asked.isPending) return <LoadingShape shape="form" />;
  if (asked.isLoadingError)
    return <FailedState message={messageOf(asked.error)} onRetry={() => void asked.refetch()} />;
  const view = { ...asked.data, settings: websiteSettingsSchema.parse(asked.data.settings) };
  const tabs = settingsPartsFor(permissions);
  const chosen = tabs.find(tab => tab === search.get('part')) ?? tabs[0] ?? 'site';
  const isOpen = (name: SettingsPartName) => tabs.includes(name);
  const mayChange = settingsWriters.some(one => permissions.includes(one));
  return (
    <RoomPage title={t('room.settings')} isNarrow>
      <p className={styles.soft}>{mayChange ? t('settingsAtOnce') : t('settingsReadOnly')}</p>
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
        {/* Kept while another tab is shown, so that typed text is not lost. */}
        {isOpen('site') && (
          <TabPanel id="site" className={styles.panel ?? ''} shouldForceMount>
            <SitePart view={view} />
            <SocialLinksPart view={view} />
            <MapsPart view={view} />
            {mayLaunch && <VisitorsPart />}
          </TabPanel>
        )}
        {isOpen('store') && (
          <TabPanel id="store" className={styles.panel ?? ''} shouldForceMount>
            <StorePart view={view} />
            <SellerPart view={view} />
            <AgreementsPart view={view} />
            <AddressLookupPart />
            <CartRemindersPart view={view} />
            <ReturnsPart view={view} />
            <ReviewsPart view={view} />
            <StockPart view={view} />
            <ProductListsPart view={view} />
            <PageWordsPart view={view} />
          </TabPanel>
        )}
        {isOpen('shipping') && (
          <TabPanel id="shipping" className={styles.panel ?? ''} shouldForceMount>
            <ShippingPart view={view} />
            <LabelsPart view={view} />
          </TabPanel>
        )}
        {isOpen('taxes') && (
          <TabPanel id="taxes" className={styles.panel ?? ''} shouldForceMount>
            <TaxPart view={view} />
          </TabPanel>
        )}
        {isOpen('payments') && (
          <TabPanel id="payments" className={styles.panel ?? ''} shouldForceMount>
            <PaymentsPart />
          </TabPanel>
        )}
        {isOpen('visitors') && (
          <TabPanel id="visitors" className={styles.panel ?? ''} shouldForceMount>
            <SignUpPart view={view} />
          </TabPanel>
        )}
        <TabPanel id="addresses" className={styles.panel ?? ''}>
          <AddressesPart view={view} />
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

/** Leads to the room where the website is launched or closed to visitors. */
function VisitorsPart() {
  const isLaunched = useWho().website?.isLaunched ?? false;
  return (
    <Part title={t('settingsVisitors')} hint={isLaunched ? t('launchIsOpen') : t('launchHint')}>
      <Link to="/config/launch">{isLaunched ? t('launchClose') : t('launchList')}</Link>
    </Part>
  );
}
