import { Button } from '@vitrine/controls/button/button.tsx';
import { Icon } from '@vitrine/controls/icon/icon.tsx';
import { Link, Navigate, Outlet, Route, Routes } from 'react-router';
import { useSignOut } from '../frame/use-sign-out.ts';
import { useWho } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { AccountPage } from './account-page.tsx';
import { ForgotPasswordPage, SignInPage, SignUpPage } from './gates.tsx';
import { JoinPage } from './join-page.tsx';
import { ConfirmEmailPage, SetPasswordPage } from './mailed-link-pages.tsx';
import { NewWebsitePage } from './new-website-page.tsx';
import styles from './platform.module.css';
import { WebsitesPage } from './websites-page.tsx';

/** The app domain: sign-in, the list of websites, new websites, and the account. */
export function Platform() {
  const { account } = useWho();
  const isIn = account !== null;
  return (
    <Routes>
      <Route path="/set-password" element={<SetPasswordPage />} />
      <Route path="/confirm" element={<ConfirmEmailPage />} />
      <Route path="/join" element={<JoinPage />} />
      {isIn ? (
        <Route element={<PlatformFrame />}>
          <Route index element={<WebsitesPage />} />
          <Route path="/websites/new" element={<NewWebsitePage />} />
          <Route path="/account" element={<AccountPage />} />
          <Route path="*" element={<Navigate to="/" replace />} />
        </Route>
      ) : (
        <>
          <Route path="/sign-up" element={<SignUpPage />} />
          <Route path="/forgot-password" element={<ForgotPasswordPage />} />
          <Route path="*" element={<SignInPage door={null} />} />
        </>
      )}
    </Routes>
  );
}

function PlatformFrame() {
  const { account } = useWho();
  const signOut = useSignOut();
  return (
    <div className={styles.platform}>
      <header className={styles.top}>
        <Link to="/" className={styles.mark}>
          {t('vitrine')}
        </Link>
        <nav className={styles.topNav} aria-label={t('account')}>
          <Link to="/account" className={styles.topLink}>
            <Icon name="account" size={18} />
            <span className={styles.topName}>{account?.name || account?.email}</span>
          </Link>
          <Button kind="quiet" icon="signOut" onPress={() => signOut.mutate()}>
            {t('signOut')}
          </Button>
        </nav>
      </header>
      <main className={styles.content}>
        <Outlet />
      </main>
    </div>
  );
}
