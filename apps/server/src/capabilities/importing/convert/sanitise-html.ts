import sanitizeHtml from 'sanitize-html';

/** Elements the conversion knows; what is not here loses its tag and keeps its text (rule IMPORT-30). */
const tags = [
  ...[
    'p',
    'div',
    'section',
    'article',
    'header',
    'footer',
    'main',
    'aside',
    'nav',
    'address',
    'center',
    'hgroup',
  ],
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'br',
    'pre',
    'blockquote',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
  ],
  ...[
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'td',
    'th',
    'details',
    'summary',
    'figure',
    'figcaption',
  ],
  ...[
    'a',
    'b',
    'strong',
    'i',
    'em',
    'u',
    'ins',
    's',
    'strike',
    'del',
    'code',
    'kbd',
    'samp',
    'tt',
    'var',
    'sub',
    'sup',
  ],
  ...['span', 'q', 'cite', 'abbr', 'acronym', 'small', 'big', 'mark', 'time', 'font', 'bdi', 'bdo', 'label'],
  ...['img', 'picture', 'source', 'video', 'audio', 'iframe'],
  ...['import-gallery', 'import-embed', 'import-playlist'],
];

const attributes: Record<string, string[]> = {
  '*': ['class', 'align'],
  a: ['href', 'target'],
  img: ['src', 'data-src', 'data-image', 'data-orig-file', 'srcset', 'alt', 'title', 'width', 'height'],
  source: ['src', 'srcset', 'type'],
  video: ['src', 'poster', 'title'],
  audio: ['src', 'title'],
  iframe: ['src', 'data-src', 'title'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  'import-gallery': ['data-ids', 'data-columns'],
  'import-embed': ['data-address'],
  'import-playlist': ['data-ids'],
};

/** Elements whose text is for machines, or makes no sense without what they do. */
const dropped = [
  'script',
  'style',
  'noscript',
  'template',
  'textarea',
  'select',
  'option',
  'button',
  'svg',
  'math',
  'object',
  'applet',
  'form',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
  'title',
  'head',
];

export interface SanitisedHtml {
  readonly html: string;
  /** Names of elements that were taken out with all they held. */
  readonly removed: readonly string[];
}

/**
 * HTML with nothing left but what the conversion knows: no script, handler, style or form, and no address but
 * http, https, mailto, tel and sms. The result is never shown; it is turned into rich text and blocks.
 */
export function sanitiseHtml(html: string): SanitisedHtml {
  const removed = new Set<string>();
  const clean = sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: attributes,
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
    allowedSchemesByTag: { img: ['http', 'https'], iframe: ['http', 'https'] },
    allowProtocolRelative: true,
    nonTextTags: dropped,
    nestingLimit: 60,
    exclusiveFilter: frame => frame.tag === 'form',
    onOpenTag: name => {
      if (dropped.includes(name)) removed.add(name);
    },
  });
  return { html: clean, removed: [...removed] };
}
