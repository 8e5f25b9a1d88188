import type { MailDocument, MailValues } from '@vitrine/core/mail/mail-document.ts';
import type { MailLook } from '@vitrine/core/mail/mail-look.ts';
import type { MailPart } from '@vitrine/core/mail/mail-part.ts';
import type { MailSlot } from '@vitrine/core/mail/mail-slots.ts';

/** The content of a mail, made by a separate function next to the verb that sends it. */
export interface MailContent {
  readonly subject: string;
  readonly language: string;
  readonly look: MailLook;
  readonly slots: Readonly<Partial<Record<MailSlot, readonly MailPart[]>>>;
  /** What the owner's words can name, besides the shop. */
  readonly values?: MailValues;
}

export interface NewMail extends MailContent {
  /** `noun.name`, such as `orders.confirmation`. */
  readonly kind: string;
  readonly to: string;
  readonly replyTo?: string;
  /** Contains a one-use link: the body is encrypted at rest and deleted once sent. */
  readonly isSecret?: boolean;
  /** An address that takes the consent back by a post, without another page (rule MAIL-20). */
  readonly unsubscribe?: string;
  /** Instead of the content that is kept for its kind. */
  readonly changed?: ChangedContent;
}

/** What the owner made of an email, with its pictures by id, as they were when it was saved. */
export interface ChangedContent {
  readonly document: MailDocument;
  readonly pictures: KeptPictures;
}

export type KeptPictures = Readonly<
  Record<string, { readonly width: number; readonly height: number; readonly alt: string }>
>;
