import { escapeHtml } from '@vitrine/core/html/escape-html.ts';
import type { MailColors } from '@vitrine/core/mail/mail-look.ts';
import type { MailPart, MailRow } from '@vitrine/core/mail/mail-part.ts';
import { drawRichText } from './draw-rich-text.ts';
import { headingSizes, lightStyle, mailPadding, mailWidth } from './mail-style.ts';

/** Each part as a row of the email's table, whose padding Word draws, unlike margins. */
export function drawParts(parts: readonly MailPart[], colors: MailColors): string {
  return parts
    .map(part => {
      const [above, below] = spaceAround[part.kind];
      return `<tr><td class="in" style="padding:${above}px ${mailPadding}px ${below}px">${drawPart(part, colors)}</td></tr>`;
    })
    .join('\n');
}

const spaceAround: Readonly<Record<MailPart['kind'], readonly [above: number, below: number]>> = {
  heading: [16, 8],
  text: [8, 8],
  rich: [8, 8],
  quote: [8, 8],
  list: [8, 8],
  button: [12, 12],
  rows: [8, 8],
  picture: [8, 8],
  line: [12, 12],
  space: [0, 0],
};

function drawPart(part: MailPart, colors: MailColors): string {
  const style = lightStyle(colors);
  switch (part.kind) {
    case 'heading':
      return `<h${part.level} class="ink" style="margin:0;${style.ink};font-size:${headingSizes[part.level]}px;line-height:1.25">${escapeHtml(part.text)}</h${part.level}>`;
    case 'text':
      return drawText(part, colors);
    case 'rich':
      return drawRichText(part.text, colors);
    case 'quote':
      return `<div class="line" style="padding:4px 0 4px 16px;border-left:3px solid ${colors.light.line};font-size:18px">${withBreaks(part.text)}${part.source === '' ? '' : `<br><span class="muted" style="${style.muted};font-size:14px">${escapeHtml(part.source)}</span>`}</div>`;
    case 'list':
      return `<ul style="margin:0;padding:0 0 0 20px">${part.items.map(item => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'button':
      return drawButton(part, colors);
    case 'rows':
      return drawRows(part, colors);
    case 'picture':
      return drawPicture(part);
    case 'line':
      return `<div class="line" style="${style.line};font-size:1px;line-height:1px">&nbsp;</div>`;
    case 'space':
      return '<div style="height:32px;font-size:1px;line-height:32px">&nbsp;</div>';
  }
}

function drawText(
  { text, isSmall = false, link }: Extract<MailPart, { kind: 'text' }>,
  colors: MailColors,
): string {
  const style = lightStyle(colors);
  const name = isSmall ? 'muted' : 'link';
  const words = linked(text, `class="${name}" style="${style[name]}"`);
  const more = link
    ? ` <a class="${name}" href="${escapeHtml(link.address)}" style="${style[name]}">${escapeHtml(link.label)}</a>`
    : '';
  return isSmall
    ? `<div class="muted" style="${style.muted};font-size:13px">${words}${more}</div>`
    : `${words}${more}`;
}

/** With its web addresses as links; a sentence's full stop is no part of one. */
function linked(text: string, attributes: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((piece, at) => {
      const html = withBreaks(piece);
      return at % 2 === 0 ? html : `<a href="${html}" ${attributes}>${html}</a>`;
    })
    .join('');
}

/** Its cell is coloured and, for Word, padded; elsewhere its link is, so that all of it can be pressed. */
function drawButton(
  { label, address, align = 'left', isAddressShown = false }: Extract<MailPart, { kind: 'button' }>,
  colors: MailColors,
): string {
  const style = lightStyle(colors);
  const href = escapeHtml(address);
  const shown = isAddressShown
    ? `<div class="muted" style="${style.muted};padding-top:12px;font-size:13px;word-break:break-all">${href}</div>`
    : '';
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="${align}"><tr><td class="button" align="center" bgcolor="${colors.light.accent}" style="${style.button};border-radius:4px;mso-padding-alt:12px 22px"><a class="label" href="${href}" style="display:inline-block;padding:12px 22px;${style.label};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>${isAddressShown || align !== 'left' ? '<div style="clear:both"></div>' : ''}${shown}`;
}

function drawRows({ items, totals }: Extract<MailPart, { kind: 'rows' }>, colors: MailColors): string {
  const row = ({ words, choices, amount }: MailRow) =>
    `<tr><th scope="row" align="left" style="padding:6px 12px 6px 0;font-weight:400">${withBreaks([words, ...choices].join('\n'))}</th><td align="right" valign="top" style="padding:6px 0;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
  const part = (rows: readonly MailRow[]) =>
    rows.length === 0
      ? ''
      : `<table width="100%" cellpadding="0" cellspacing="0" border="0" class="line" style="${lightStyle(colors).line}">${rows.map(row).join('')}</table>`;
  return part(items) + part(totals);
}

function drawPicture({ address, width, height, alt, link }: Extract<MailPart, { kind: 'picture' }>): string {
  const shown = Math.min(width, mailWidth - 2 * mailPadding);
  const tall = Math.max(1, Math.round((height * shown) / width));
  const image = `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}" width="${shown}" height="${tall}" style="display:block;width:100%;max-width:${shown}px;height:auto;border:0">`;
  return link === '' ? image : `<a href="${escapeHtml(link)}">${image}</a>`;
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
