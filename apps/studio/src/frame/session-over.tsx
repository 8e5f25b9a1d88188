import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '@vitrine/controls/dialog/dialog.tsx';
import { useEffect, useState } from 'react';
import { t } from '../messages/translate.ts';
import { SignInForm } from '../platform/sign-in-form.tsx';

/** When the session ends during work, people sign in over the page and lose nothing (rule STUDIO-4). */
export function SessionOver() {
  const queries = useQueryClient();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const open = () => setIsOver(true);
    document.addEventListener('vitrine:login-required', open);
    return () => document.removeEventListener('vitrine:login-required', open);
  }, []);
  return (
    <Dialog title={t('session.over')} isOpen={isOver} onClose={() => setIsOver(false)} size="small">
      <p>{t('session.overText')}</p>
      <SignInForm
        onSignedIn={() => {
          setIsOver(false);
          queries.removeQueries({ type: 'inactive' });
          void queries.invalidateQueries();
        }}
      />
    </Dialog>
  );
}
