import { escapeHtml } from '@vitrine/core/html/escape-html.ts';
import type { MailColors } from '@vitrine/core/mail/mail-look.ts';
import type { Mark, RichNode, RichText } from '@vitrine/core/rich-text/rich-text.ts';
import { headingSizes, lightStyle } from './mail-style.ts';

/** The owner's text; marks that mail programs cannot draw, such as highlights, keep their words. */
export function drawRichText({ content }: RichText, colors: MailColors): string {
  return content.map(node => drawNode(node, colors)).join('');
}

function drawNode(node: RichNode, colors: MailColors): string {
  const inside = () =>
    ('content' in node ? (node.content ?? []) : []).map(one => drawNode(one, colors)).join('');
  const style = lightStyle(colors);
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce((html, mark) => drawMark(html, mark, colors), escapeHtml(node.text));
    case 'hardBreak':
      return '<br>';
    case 'paragraph': {
      const size = node.attrs?.size;
      const more = size === 'small' ? ';font-size:13px' : size === 'large' ? ';font-size:19px' : '';
      return `<p style="margin:0 0 12px${aligned(node.attrs?.align)}${more}">${inside()}</p>`;
    }
    case 'heading': {
      const level = Math.min(node.attrs.level, 3) as 1 | 2 | 3;
      return `<h${level} class="ink" style="margin:12px 0 8px;${style.ink};font-size:${headingSizes[level]}px;line-height:1.25${aligned(node.attrs.align)}">${inside()}</h${level}>`;
    }
    case 'bulletList':
    case 'orderedList': {
      const tag = node.type === 'bulletList' ? 'ul' : 'ol';
      return `<${tag} style="margin:0 0 12px;padding:0 0 0 24px">${inside()}</${tag}>`;
    }
    case 'listItem':
      return `<li>${inside()}</li>`;
    case 'blockquote':
      return `<div class="line" style="margin:0 0 12px;padding:0 0 0 16px;border-left:3px solid ${colors.light.line}">${inside()}</div>`;
    case 'codeBlock':
      return `<pre style="margin:0 0 12px;white-space:pre-wrap;font-family:Consolas,monospace">${inside()}</pre>`;
    case 'horizontalRule':
      return `<div class="line" style="margin:12px 0;${style.line};font-size:1px;line-height:1px">&nbsp;</div>`;
    case 'table':
      return `<table width="100%" cellpadding="6" cellspacing="0" border="0">${inside()}</table>`;
    case 'tableRow':
      return `<tr>${inside()}</tr>`;
    case 'tableHeader':
      return `<th align="left" valign="top">${inside()}</th>`;
    case 'tableCell':
      return `<td valign="top">${inside()}</td>`;
  }
}

function aligned(align: 'left' | 'center' | 'right' | undefined): string {
  return align === undefined || align === 'left' ? '' : `;text-align:${align}`;
}

const tags = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
} as const;

function drawMark(html: string, mark: Mark, colors: MailColors): string {
  if (mark.type === 'highlight') return `<strong>${html}</strong>`;
  if (mark.type !== 'link') return `<${tags[mark.type]}>${html}</${tags[mark.type]}>`;
  return `<a class="link" href="${escapeHtml(mark.attrs.href)}" style="${lightStyle(colors).link}">${html}</a>`;
}
