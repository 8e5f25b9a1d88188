import type { Id } from '../id/id.ts';

export interface MailPicture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** What a block in an email knows of its website. */
export interface MailFacts {
  readonly pictureOf: (id: Id) => MailPicture | null;
  /** With scheme and host. */
  readonly absolute: (link: string) => string;
}
