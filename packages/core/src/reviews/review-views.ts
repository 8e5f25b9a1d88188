import type { Asset } from '../media/asset.ts';
import type { ReviewSource } from './review.ts';

export const reviewSorts = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** A review as visitors see it. */
export interface ShownReview {
  readonly id: string;
  readonly stars: number;
  readonly title: string;
  /** Plain text; blank lines separate paragraphs. */
  readonly text: string;
  /** Empty if the buyer gave none. */
  readonly author: string;
  readonly source: ReviewSource;
  /** ISO 8601, UTC. */
  readonly submittedAt: string;
  readonly reply: string;
  readonly repliedAt: string | null;
  readonly reportAddress: string;
}

/** The page that the link of a request opens (page type 209). */
export interface ReviewRequestView {
  readonly stage: 'open' | 'reviewed' | 'expired' | 'none' | 'stop' | 'stopped';
  /** The address of the page, which its forms post to. */
  readonly address: string;
  /** The last day on which the link can be used; ISO 8601, UTC. */
  readonly expiresAt: string;
  readonly lines: readonly ReviewLineView[];
  /** What happened to the last post. */
  readonly notice: 'published' | 'waiting' | null;
  readonly problem: string | null;
  /** The person whom no more requests are sent to. */
  readonly email: string;
}

/** A bought product that can be reviewed. */
export interface ReviewLineView {
  readonly lineId: string;
  readonly title: string;
  readonly options: string;
  readonly image: Asset | null;
  readonly values: {
    readonly stars: string;
    readonly title: string;
    readonly text: string;
    readonly author: string;
  };
  /** By the name of the field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The page on which a visitor reports a review. */
export interface ReviewReportView {
  readonly address: string;
  readonly review: Pick<ShownReview, 'stars' | 'title' | 'text' | 'author'>;
  readonly product: { readonly name: string; readonly address: string };
  readonly isSent: boolean;
  readonly problem: string | null;
}
