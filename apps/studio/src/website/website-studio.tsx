import { LoadingShape } from '@vitrine/controls/states/states.tsx';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { ErrorFence } from '../frame/error-fence.tsx';
import { useWho } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { GatePage } from '../platform/gate-page.tsx';
import { SignInPage } from '../platform/gates.tsx';
import { roomsFor } from './rooms.ts';
import { StudioFrame } from './studio-frame.tsx';

const PagesRoom = lazy(async () => ({ default: (await import('../pages/pages-room.tsx')).PagesRoom }));
const PostRoom = lazy(async () => ({ default: (await import('../pages/post-room.tsx')).PostRoom }));
const BlogRoom = lazy(async () => ({ default: (await import('../pages/blog-room.tsx')).BlogRoom }));

/** `/config` on a website's own host. */
export function WebsiteStudio() {
  const { account, permissions } = useWho();
  if (account === null) return <SignInPage door="/config" />;
  const [first] = roomsFor(permissions);
  if (!first) {
    return (
      <GatePage title={t('noRoleTitle')} hint={t('noRole', { email: account.email })}>
        {null}
      </GatePage>
    );
  }
  return (
    <StudioFrame>
      <ErrorFence>
        <Suspense fallback={<LoadingShape shape="rows" />}>
          <Routes>
            <Route path="/config/pages/:collectionId?" element={<PagesRoom />} />
            <Route path="/config/posts/:itemId" element={<PostRoom />} />
            <Route path="/config/blogs/:collectionId" element={<BlogRoom />} />
            <Route path="*" element={<Navigate to={first.path} replace />} />
          </Routes>
        </Suspense>
      </ErrorFence>
    </StudioFrame>
  );
}
