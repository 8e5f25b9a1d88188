/** Why a link to a file was refused (rule DOWNLOAD-10). */
export const downloadRefusals = ['expired', 'used', 'gone', 'closed'] as const;
export type DownloadRefusal = (typeof downloadRefusals)[number];

export interface DownloadFileView {
  readonly id: string;
  readonly name: string;
  /** In words, such as “2 MB”. */
  readonly size: string;
  /** Null while it cannot be downloaded. */
  readonly address: string | null;
  /** Null for any number of times. */
  readonly left: number | null;
}

/** What the buyer of an order downloads, on its page and on one of its own (rule DOWNLOAD-7). */
export interface DownloadsView {
  /** `awaited`: not paid yet. `expired`: its links are over. `closed`: the order was cancelled or refunded. */
  readonly state: 'open' | 'awaited' | 'expired' | 'closed';
  readonly lines: readonly {
    readonly id: string;
    readonly title: string;
    readonly files: readonly DownloadFileView[];
  }[];
  /** When the links end; ISO 8601, UTC. */
  readonly until: string;
  /** Takes a post that mails new links to the address of the order. */
  readonly renewAddress: string;
}

/** What buyers of a product will find, shown to its owner (rule DOWNLOAD-16). */
export type DownloadsPreview = Pick<DownloadsView, 'lines' | 'until'>;

export interface DownloadsPageView {
  readonly downloads: DownloadsView;
  readonly refusal: DownloadRefusal | null;
  /** The answer to asking for new links. */
  readonly renewal: 'sent' | 'wait' | null;
  readonly orderAddress: string;
  /** The email address of the shop; empty if it has none. */
  readonly contact: string;
}
