import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { studioLanguage } from './translate.ts';

/** What the library of the controls says to screen readers is in the language of the studio, too. */
export function Spoken({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={studioLanguage()}>{children}</I18nProvider>;
}
