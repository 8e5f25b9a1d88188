import type { Consent, ConsentPurpose } from '../consents/consent.ts';
import type { OwnMembership } from '../memberships/membership.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import type { SavedMethodView } from '../payments/saved-methods.calls.ts';
import type { OwnSubscription } from '../subscriptions/subscription-page.ts';
import type { SiteUser } from './site-user.ts';

/** The purpose of an emailed link or code. */
export const proofPurposes = ['signUp', 'signIn', 'reset', 'changeEmail'] as const;
export type ProofPurpose = (typeof proofPurposes)[number];

/** The pages below `/account`. */
export type AccountPage =
  | { readonly page: 'signIn' | 'signUp' | 'reset' | 'over' | 'erase' }
  /** Waits for an emailed code. */
  | {
      readonly page: 'code';
      readonly purpose: ProofPurpose;
      readonly proofId: string;
      readonly needsPassword: boolean;
    }
  /** The target of an emailed link: a page with one button, before anything happens. */
  | {
      readonly page: 'confirm';
      readonly purpose: ProofPurpose;
      readonly token: string;
      readonly email: string;
      /** In another browser than the one that asked. */
      readonly needsPassword: boolean;
    }
  /** The target of the link in an email that was sent by consent: one button, then what it did. */
  | {
      readonly page: 'consent';
      readonly purpose: ConsentPurpose;
      readonly token: string;
      readonly email: string;
      readonly isWithdrawn: boolean;
    }
  /** Asks for a new address and, if the user has one, the password. */
  | { readonly page: 'email'; readonly siteUser: SiteUser }
  | {
      readonly page: 'home';
      readonly siteUser: SiteUser;
      /** Newest first. */
      readonly orders: readonly OwnOrder[];
      readonly subscriptions: readonly OwnSubscription[];
      readonly memberships: readonly OwnMembership[];
      readonly savedMethods: readonly SavedMethodView[];
      /** What stands. */
      readonly consents: readonly Consent[];
      /** Whether there is a cart of which signing out can leave a copy. */
      readonly hasCart: boolean;
    };

/** A page of the account as one visitor sees it, with the input and its errors. */
export interface AccountView {
  readonly about: AccountPage;
  /** Sent back with each form; null while nobody is signed in. */
  readonly crumb: string | null;
  readonly values: Readonly<Record<string, string>>;
  /** By the names of the fields, as text. */
  readonly errors: Readonly<Record<string, string>>;
  /** The error of the whole form. */
  readonly problem: string | null;
  readonly notice: string | null;
  readonly isSignUpOpen: boolean;
}
