import { ControlsProvider, type RichTextControlProps } from '@vitrine/controls/pickers/controls-context.tsx';
import { pagesCalls } from '@vitrine/core/pages/pages.calls.ts';
import { defaultSiteStyles } from '@vitrine/core/site/site-styles.ts';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useCall } from '../api/use-call.ts';
import { useMay } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { CommandPalette } from './command-palette.tsx';
import { controlsData } from './controls-data.ts';
import { Rail } from './rail.tsx';
import styles from './studio-frame.module.css';
import { TopBarPlace } from './top-bar.tsx';

/** Rail, top bar, and the room between them. */
export function StudioFrame({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const site = useCall(pagesCalls.getSite, {}, { isEnabled: useMay('content.write') });
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

/** Loaded with the first panel that has a text to edit. */
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

/** Distinguishes it from the banner of the page in the canvas, which has no name. */
const named = { 'aria-label': t('bar') } as const;
