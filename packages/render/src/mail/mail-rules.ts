/** A property that emails use, who draws it, and where that is documented (rule MAIL-10). */
interface MailRule {
  readonly property: string;
  /** The mail programs that ignore it, and what they draw instead; empty if all draw it. */
  readonly without: string;
  readonly source: string;
}

const canIEmail = 'https://www.caniemail.com/features';
const word =
  'https://learn.microsoft.com/previous-versions/office/developer/office-2007/aa338201(v=office.12)';

/** All that an email may use in `style` attributes. */
export const inlineRules: readonly MailRule[] = [
  { property: 'background-color', without: '', source: `${canIEmail}/css-background-color/` },
  { property: 'border', without: '', source: `${canIEmail}/css-border/` },
  { property: 'border-top', without: '', source: `${canIEmail}/css-border/` },
  { property: 'border-left', without: '', source: `${canIEmail}/css-border/` },
  {
    property: 'border-radius',
    without: 'Outlook for Windows: square corners',
    source: `${canIEmail}/css-border-radius/`,
  },
  { property: 'clear', without: 'Outlook for Windows: tables are not beside text there', source: word },
  { property: 'color', without: '', source: word },
  {
    property: 'display',
    without: 'Outlook for Windows: draws links inline',
    source: `${canIEmail}/css-display/`,
  },
  { property: 'font-family', without: '', source: word },
  { property: 'font-size', without: '', source: word },
  { property: 'font-weight', without: '', source: word },
  { property: 'height', without: '', source: `${canIEmail}/css-height/` },
  { property: 'line-height', without: '', source: `${canIEmail}/css-line-height/` },
  { property: 'margin', without: 'Outlook for Windows: none on div', source: `${canIEmail}/css-margin/` },
  { property: 'max-height', without: 'hides the opening twice', source: `${canIEmail}/css-max-height/` },
  {
    property: 'max-width',
    without: 'Outlook for Windows: a table for it alone has a width',
    source: `${canIEmail}/css-max-width/`,
  },
  {
    property: 'mso-hide',
    without: 'only Outlook for Windows knows it',
    source: 'https://learn.microsoft.com/office/vba/api/word.font.hidden',
  },
  { property: 'mso-padding-alt', without: 'only Outlook for Windows knows it', source: word },
  { property: 'overflow', without: 'hides the opening twice', source: `${canIEmail}/css-overflow/` },
  {
    property: 'overflow-wrap',
    without: 'some: long words widen the email',
    source: `${canIEmail}/css-overflow-wrap/`,
  },
  { property: 'padding', without: 'Outlook for Windows: only in cells', source: `${canIEmail}/css-padding/` },
  {
    property: 'padding-top',
    without: 'Outlook for Windows: only in cells',
    source: `${canIEmail}/css-padding/`,
  },
  { property: 'text-align', without: '', source: `${canIEmail}/css-text-align/` },
  { property: 'text-decoration', without: '', source: `${canIEmail}/css-text-decoration/` },
  { property: 'white-space', without: 'some: amounts wrap', source: `${canIEmail}/css-white-space/` },
  { property: 'width', without: '', source: `${canIEmail}/css-width/` },
  {
    property: 'word-break',
    without: 'some: long addresses widen the email',
    source: `${canIEmail}/css-word-break/`,
  },
];

/** Elements that every mail program draws. */
export const mailElements: readonly string[] = [
  ...[
    'html',
    'head',
    'meta',
    'title',
    'style',
    'body',
    'table',
    'tbody',
    'tr',
    'th',
    'td',
    'div',
    'p',
    'span',
  ],
  ...[
    'h1',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'a',
    'img',
    'br',
    'strong',
    'em',
    'u',
    's',
    'code',
    'pre',
    'sub',
    'sup',
  ],
];
