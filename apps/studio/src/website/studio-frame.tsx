import { Icon } from '@vitrine/controls/icon/icon.tsx';
import { ControlsProvider, type RichTextControlProps } from '@vitrine/controls/pickers/controls-context.tsx';
import { pagesCalls } from '@vitrine/core/pages/pages.calls.ts';
import { defaultSiteStyles } from '@vitrine/core/site/site-styles.ts';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { useMay, useWho } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { CommandPalette } from './command-palette.tsx';
import { controlsData } from './controls-data.ts';
import { type Room, roomsFor } from './rooms.ts';
import styles from './studio-frame.module.css';
import { TopBarPlace } from './top-bar.tsx';

/** Rail, top bar, and the room between them. */
export function StudioFrame({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const site = useCall(pagesCalls.getSite, {}, { isEnabled: useMay('editContent') });
  const palette = site.data?.styles.palette ?? defaultSiteStyles.palette;
  const data = useMemo(() => ({ ...controlsData, palette, richText: richTextInPanel }), [palette]);
  return (
    <ControlsProvider data={data}>
      <TopBarPlace value={place}>
        <div className={styles.frame}>
          <header className={styles.top} ref={setPlace} {...named} />
          <Rail />
          <main className={styles.room} aria-label={t('room')}>
            {children}
          </main>
        </div>
        <CommandPalette />
      </TopBarPlace>
    </ControlsProvider>
  );
}

/** Comes with the first panel that has a text to write. */
const RichTextField = lazy(async () => ({
  default: (await import('../rich-text/rich-text-field.tsx')).RichTextField,
}));

function richTextInPanel(props: RichTextControlProps): ReactNode {
  return (
    <Suspense>
      <RichTextField {...props} />
    </Suspense>
  );
}

/** Beside the banner of the page in the canvas, which has no name. */
const named = { 'aria-label': t('bar') } as const;

function Rail() {
  const { permissions, website } = useWho();
  const { pathname } = useLocation();
  const rail = useRef<HTMLElement>(null);
  // On a phone there are more than fit beside each other.
  useEffect(() => {
    const current = pathname !== '' && rail.current?.querySelector('[aria-current="page"]');
    if (current) current.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <nav className={styles.rail} aria-label={t('rooms')} ref={rail}>
      {roomsFor(permissions, website?.isLaunched ?? true).map(room => (
        <NavLink
          key={room.path}
          to={room.path}
          className={styles.railLink ?? ''}
          aria-current={isIn(room, pathname) ? 'page' : undefined}
        >
          <Icon name={room.icon} />
          <span>{t(room.label)}</span>
        </NavLink>
      ))}
    </nav>
  );
}

function isIn({ path, also = [] }: Room, pathname: string): boolean {
  return [path, ...also].some(one => pathname === one || pathname.startsWith(`${one}/`));
}
