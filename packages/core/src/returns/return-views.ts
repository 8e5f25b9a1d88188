import type { Asset } from '../media/asset.ts';
import type { ReturnState } from './return.ts';

/** The page on which a buyer asks for a return and follows it. */
export interface ReturnsPageView {
  /** The address of the page, which its form posts to. */
  readonly address: string;
  readonly orderNumber: string;
  readonly orderAddress: string;
  /** Created with the form, so that the same form posted twice is one return. */
  readonly newId: string;
  /** Empty if nothing can be returned. */
  readonly lines: readonly ReturnableLineView[];
  /** The last day on which items can be returned; ISO 8601, UTC. */
  readonly until: string;
  readonly reasons: readonly string[];
  readonly paidBy: 'buyer' | 'shop';
  /** Items of the order that cannot be returned. */
  readonly excluded: readonly string[];
  readonly returns: readonly OwnReturnView[];
  readonly comment: string;
  readonly notice: 'asked' | 'withdrawn' | null;
  readonly problem: string | null;
}

export interface ReturnableLineView {
  readonly lineId: string;
  readonly title: string;
  readonly options: string;
  readonly image: Asset | null;
  readonly most: number;
  /** What was chosen in a form that was refused. */
  readonly quantity: number;
  readonly reason: string;
}

export interface OwnReturnView {
  readonly id: string;
  readonly name: string;
  readonly state: ReturnState;
  /** ISO 8601, UTC. */
  readonly askedAt: string;
  readonly items: readonly string[];
  readonly answer: string;
  /** Null if the buyer cannot withdraw it any more. */
  readonly withdrawAddress: string | null;
  /** Null if there is no slip to print. */
  readonly slipAddress: string | null;
}
