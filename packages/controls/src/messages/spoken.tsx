import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { studioLanguage } from './translate.ts';

/** The control library’s own texts for screen readers are in the studio’s language, too. */
export function Spoken({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={studioLanguage()}>{children}</I18nProvider>;
}
