import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Spoken } from '@vitrine/controls/messages/spoken.tsx';
import { word } from '@vitrine/controls/messages/translate.ts';
import { FailedState, LoadingShape } from '@vitrine/controls/states/states.tsx';
import { ToastProvider } from '@vitrine/controls/toast/toasts.tsx';
import { accountCalls } from '@vitrine/core/accounts/accounts.calls.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { EditorWords } from '@vitrine/widgets/empty-state/editor-words.ts';
import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { CallFailure, messageOf } from './api/call-failure.ts';
import { useCall } from './api/use-call.ts';
import { ErrorBoundary } from './frame/error-boundary.tsx';
import { SessionOver } from './frame/session-over.tsx';
import { WhoContext } from './frame/who.ts';
import { Platform } from './platform/platform.tsx';
import { WebsiteStudio } from './website/website-studio.tsx';

/** What was refused is not asked again by itself; what did not answer is, three times. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  const status = error instanceof CallFailure ? error.refusal.status : 0;
  return failures < 3 && (status === 0 || status >= 502);
}

/** A role that somebody has lost meanwhile closes its rooms at once (rule STUDIO-44). */
function newQueries(): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof CallFailure && error.refusal.code === callErrors.forbidden.code)
      void queries.invalidateQueries({ queryKey: [accountCalls.whoAmI.name] });
  };
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: isWorthRetrying, retryDelay: attempt => 200 * 2 ** attempt, staleTime: 10_000 },
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
              </BrowserRouter>
            </ToastProvider>
          </EditorWords>
        </Spoken>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** The platform on the app domain, a website's studio on the website's own host. */
function Rooms() {
  const who = useCall(accountCalls.whoAmI, {});
  if (who.isPending) return <LoadingShape shape="form" count={3} />;
  if (who.isError) return <FailedState message={messageOf(who.error)} onRetry={() => void who.refetch()} />;
  return (
    <WhoContext value={who.data}>
      {who.data.website === null ? <Platform /> : <WebsiteStudio />}
      {who.data.account !== null && <SessionOver />}
    </WhoContext>
  );
}
