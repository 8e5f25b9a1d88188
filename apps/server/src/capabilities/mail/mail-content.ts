import { completeEntries } from '@vitrine/core/mail/mail-document.ts';
import { isRequired } from '@vitrine/core/mail/mail-events.ts';
import type { MailFacts } from '@vitrine/core/mail/mail-facts.ts';
import type { MailLook } from '@vitrine/core/mail/mail-look.ts';
import type { MailPart } from '@vitrine/core/mail/mail-part.ts';
import { mailSlots } from '@vitrine/core/mail/mail-slots.ts';
import { fillPlaces } from '@vitrine/core/messages/fill-places.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { partsOfDocument } from '@vitrine/render/mail/parts-of-document.ts';
import { type MailScheme, type RenderedMail, renderMail } from '@vitrine/render/mail/render-mail.ts';
import type { ChangedContent, KeptPictures, MailContent } from '../../new-mail.ts';

/** Gmail cuts off what is longer, with the last words of an email (rule MAIL-11). */
const mailBytes = 102 * 1024;

const usual = { subject: '', preheader: '', entries: mailSlots.map(slot => ({ slot })) };

/**
 * What is left out of the HTML of a very long email, one after the other, until it fits: the calculation, then items
 * from the end, which the page of the order shows too. The plain text stays whole.
 */
export function renderContent(
  content: MailContent,
  changed: ChangedContent | null,
  scheme: MailScheme = 'auto',
): RenderedMail & { readonly subject: string } {
  const { language, look } = content;
  const { document, pictures } = changed ?? { document: usual, pictures: {} };
  const values = { shop: look.name, ...content.values };
  const subject = document.subject === '' ? content.subject : fillPlaces(document.subject, values);
  const preheader = fillPlaces(document.preheader, values);
  const filled = mailSlots.filter(slot => (content.slots[slot]?.length ?? 0) > 0);
  const entries = completeEntries(document.entries, filled.filter(isRequired));
  const render = (parts: readonly MailPart[]) =>
    renderMail({ subject, preheader, language, look, parts, scheme });
  const partsOf = (slots: MailContent['slots']) =>
    partsOfDocument({ entries }, { slots, values, facts: factsOf(look, pictures) });
  const whole = render(partsOf(content.slots));
  if (fits(whole)) return { subject, ...whole };
  const short = partsOf({ ...content.slots, explanation: [] });
  const rest = (n: number) => wordsIn(language).orderMails.moreItems({ n });
  return { subject, html: shorten(short, render, rest).html, text: whole.text };
}

function factsOf({ address }: MailLook, pictures: KeptPictures): MailFacts {
  const absolute = (link: string) => (/^[/#]/.test(link) ? `${address ?? ''}${link}` : link);
  return {
    absolute,
    pictureOf: id => {
      const picture = pictures[id];
      return picture ? { ...picture, address: absolute(`/media/${id}/1000w`) } : null;
    },
  };
}

function shorten(
  parts: readonly MailPart[],
  render: (parts: readonly MailPart[]) => RenderedMail,
  rest: (n: number) => string,
): RenderedMail {
  const most = Math.max(0, ...parts.map(part => (part.kind === 'rows' ? part.items.length : 0)));
  for (let kept = most; ; kept = Math.floor(kept * 0.8)) {
    const mail = render(parts.map(part => withItems(part, kept, rest)));
    if (kept === 0 || fits(mail)) return mail;
  }
}

function withItems(part: MailPart, kept: number, rest: (n: number) => string): MailPart {
  if (part.kind !== 'rows' || part.items.length <= kept) return part;
  const words = rest(part.items.length - kept);
  return { ...part, items: [...part.items.slice(0, kept), { words, choices: [], amount: '' }] };
}

function fits({ html }: RenderedMail): boolean {
  return Buffer.byteLength(html) <= mailBytes;
}
