import { type SectionSettings, sectionThemes } from '@vitrine/core/page/page-document.ts';

export const directions = ['ltr', 'rtl'] as const;
export const styleNames = ['default', 'kiln'] as const;

/** The display options of a sample; missing or invalid ones use the first of their kind. */
export interface CatalogueQuery {
  readonly theme: SectionSettings['theme'];
  readonly direction: (typeof directions)[number];
  readonly styles: (typeof styleNames)[number];
  readonly hasScript: boolean;
  /** A language tag such as `de`; `en` if invalid. */
  readonly language: string;
}

export function readQuery(query: URLSearchParams): CatalogueQuery {
  const language = query.get('language') ?? '';
  return {
    theme: oneOf(sectionThemes, query.get('theme')),
    direction: oneOf(directions, query.get('dir')),
    styles: oneOf(styleNames, query.get('styles')),
    hasScript: query.get('script') !== 'off',
    language: /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language) ? language : 'en',
  };
}

function oneOf<const T extends string>(names: readonly [T, ...T[]], wanted: string | null): T {
  return names.find(name => name === wanted) ?? names[0];
}
