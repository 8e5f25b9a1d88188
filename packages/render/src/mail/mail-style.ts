import type { MailColors } from '@vitrine/core/mail/mail-look.ts';
import type { ThemeColors } from '@vitrine/core/site/palette.ts';

/** The widest an email gets, in pixels, and the space to its edge. */
export const mailWidth = 600;
export const mailPadding = 32;

/** In pixels, by level. */
export const headingSizes = { 1: 26, 2: 21, 3: 17 } as const;

/**
 * What a class means in the light, written into each element: programs that drop style elements, such as Gmail for
 * addresses of other services, draw this.
 */
export function lightStyle({ light }: MailColors) {
  return {
    paper: `background-color:${light.paper};color:${light.ink}`,
    ground: `background-color:${light.surface}`,
    ink: `color:${light.ink}`,
    muted: `color:${light.muted}`,
    link: `color:${light.accent}`,
    line: `border-top:1px solid ${light.line}`,
    button: `background-color:${light.accent}`,
    label: `color:${light.onAccent}`,
  };
}

export type MailClass = keyof ReturnType<typeof lightStyle>;

/** The only rules outside the elements: a narrow screen, dark mode, and Word, which draws Outlook’s email. */
export function headStyles({ light, dark }: MailColors, scheme: 'auto' | 'light' | 'dark'): string {
  const inTheDark = darkRules(dark, light);
  const query = inTheDark.map(([name, rules]) => `.${name}{${rules}}`).join('');
  // Outlook.com and its apps mark what they darken themselves instead of asking the media query.
  const outlook = inTheDark.map(([name, rules]) => `[data-ogsc] .${name}{${rules}}`).join('');
  return [
    '<style>',
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    'body{-webkit-text-size-adjust:100%}',
    '@media (max-width:480px){.in{padding-left:20px!important;padding-right:20px!important}}',
    `@media ${darkQueries[scheme]}{${query}}`,
    outlook,
    '</style>',
    '<!--[if mso]><style>table,td,th,p,a,h1,h2,h3{font-family:Arial,sans-serif!important}</style><![endif]-->',
  ].join('\n');
}

const darkQueries = { auto: '(prefers-color-scheme:dark)', light: 'not all', dark: 'all' } as const;

function darkRules(dark: ThemeColors, light: ThemeColors): [MailClass | 'logo', string][] {
  const set = (property: string, color: string) => `${property}:${color}!important`;
  return [
    ['paper', `${set('background-color', dark.surface)};${set('color', dark.ink)}`],
    ['ground', set('background-color', dark.paper)],
    ['ink', set('color', dark.ink)],
    ['muted', set('color', dark.muted)],
    ['link', set('color', dark.accent)],
    ['line', set('border-color', dark.line)],
    ['button', set('background-color', dark.accent)],
    ['label', set('color', dark.onAccent)],
    // A dark logo with a transparent ground would disappear.
    ['logo', `${set('background-color', light.paper)};padding:8px!important`],
  ];
}
