import type { RichText } from '../rich-text/rich-text.ts';

export interface MailLink {
  readonly label: string;
  /** With scheme and host, as every address in an email. */
  readonly address: string;
}

/** A row of a table with an amount: an item of an order, or a part of its total. */
export interface MailRow {
  readonly words: string;
  /** Below the words: choices, answers. */
  readonly choices: readonly string[];
  readonly amount: string;
}

/**
 * The content of an email, from top to bottom, without its appearance: the same parts are drawn as HTML and written
 * as plain text (rule MAIL-9).
 */
export type MailPart =
  | { readonly kind: 'heading'; readonly text: string; readonly level: 1 | 2 | 3 }
  /** Line breaks are kept, and web addresses become links. */
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly isSmall?: boolean;
      /** After the words. */
      readonly link?: MailLink;
    }
  | { readonly kind: 'rich'; readonly text: RichText }
  | { readonly kind: 'quote'; readonly text: string; readonly source: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | ({
      readonly kind: 'button';
      readonly align?: 'left' | 'center' | 'right';
      /** Shown below the button as well, for people whose program hides links. */
      readonly isAddressShown?: boolean;
    } & MailLink)
  | { readonly kind: 'rows'; readonly items: readonly MailRow[]; readonly totals: readonly MailRow[] }
  | {
      readonly kind: 'picture';
      readonly address: string;
      /** Of the file, in pixels. */
      readonly width: number;
      readonly height: number;
      readonly alt: string;
      /** Empty for none. */
      readonly link: string;
    }
  | { readonly kind: 'line' }
  | { readonly kind: 'space' };
