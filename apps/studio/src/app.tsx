import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Spoken } from '@vitrine/controls/messages/spoken.tsx';
import { word } from '@vitrine/controls/messages/translate.ts';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { ToastProvider } from '@vitrine/controls/toast/toasts.tsx';
import { accountCalls } from '@vitrine/core/accounts/accounts.calls.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { EditorWords } from '@vitrine/widgets/empty-state/editor-words.ts';
import { useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router';
import { CallFailure, messageOf } from './api/call-failure.ts';
import { useCall } from './api/use-call.ts';
import { ErrorBoundary } from './frame/error-boundary.tsx';
import { SessionOver } from './frame/session-over.tsx';
import { WhoContext } from './frame/who.ts';
import { Platform } from './platform/platform.tsx';
import { WebsiteStudio } from './website/website-studio.tsx';

/** When a person has lost a role in the meantime, its rooms close immediately (rule STUDIO-44). */
function newQueries(): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof CallFailure && error.refusal.code === callErrors.forbidden.code)
      void queries.invalidateQueries({ queryKey: [accountCalls.whoAmI.name] });
  };
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Calls that may be repeated have already been repeated (rule BROWSERCALL-5).
      queries: { retry: false, staleTime: 10_000 },
      mutations: { retry: false },
    },
  });
  return queries;
}

export function App() {
  const [queries] = useState(newQueries);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queries}>
        <Spoken>
          <EditorWords value={word}>
            <ToastProvider>
              <BrowserRouter>
                <Rooms />
                <NotAllowed />
              </BrowserRouter>
            </ToastProvider>
          </EditorWords>
        </Spoken>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/**
 * The platform on the app domain, a website's studio on the website's own host. They stay when a session ends by
 * itself, which the next call reports (rule STUDIO-4).
 */
function Rooms() {
  const who = useCall(accountCalls.whoAmI, {}, { isStable: true });
  if (who.isPending) return <LoadingShape shape="form" count={3} />;
  if (who.isLoadingError)
    return <FailedState message={messageOf(who.error)} onRetry={() => void who.refetch()} />;
  return (
    <WhoContext value={who.data}>
      {who.data.website === null ? <Platform /> : <WebsiteStudio />}
      {who.data.account !== null && <SessionOver />}
    </WhoContext>
  );
}

/** An account without any access here sees the error page (rule BROWSERCALL-8). */
function NotAllowed() {
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    const refuse = () => setIsRefused(true);
    document.addEventListener('vitrine:authorization-fail', refuse);
    return () => document.removeEventListener('vitrine:authorization-fail', refuse);
  }, []);
  if (isRefused) throw new Error('authorizationFail');
  return null;
}
