import { cartErrors } from '../../../cart/cart.errors.ts';
import { callErrors } from '../../../errors/call.errors.ts';
import { siteUserErrors } from '../../../site-users/site-users.errors.ts';

/** Texts for visitors that are not part of a page itself; `{name}` takes a value. */
export const messages = {
  /** Refusals to buyers and visitors, from their declarations. */
  refusals: {
    notSold: cartErrors.notSold.message,
    noMore: cartErrors.noMore.message,
    tooFew: cartErrors.tooFew.message,
    tooFewBeside: cartErrors.tooFewBeside.message,
    badAnswers: cartErrors.badAnswers.message,
    full: cartErrors.full.message,
    invalid: callErrors.invalid.message,
    forbidden: callErrors.forbidden.message,
    notFound: callErrors.notFound.message,
    tooLarge: callErrors.tooLarge.message,
    tooMany: callErrors.tooMany.message,
    internal: callErrors.internal.message,
    unavailable: callErrors.unavailable.message,
    unauthorized: callErrors.unauthorized.message,
    crumb: callErrors.crumb.message,
    tooSlow: callErrors.tooSlow.message,
    conflict: callErrors.conflict.message,
    diskFull: callErrors.diskFull.message,
    storeAway: callErrors.storeAway.message,
    busy: callErrors.busy.message,
    signUpClosed: siteUserErrors.signUpClosed.message,
    wrongCredentials: siteUserErrors.wrongCredentials.message,
    wrongPassword: siteUserErrors.wrongPassword.message,
    wrongCode: siteUserErrors.wrongCode.message,
    proofOver: siteUserErrors.proofOver.message,
    otherBrowser: siteUserErrors.otherBrowser.message,
    incorrectPassword: siteUserErrors.incorrectPassword.message,
    passwordNeeded: siteUserErrors.passwordNeeded.message,
    signInFirst: siteUserErrors.signInFirst.message,
  },
  launch: {
    notOpen: 'This website is not open yet.',
    enter: 'Sign in to see it',
  },
  /** Why a link to a private file does not work. */
  privateLinks: {
    expiredTitle: 'This link has expired',
    expired: 'It was valid for a limited time. Ask the sender for a new one.',
    brokenTitle: 'This link does not work',
    broken: 'It is incomplete or was changed. Copy the whole link, or ask the sender for a new one.',
    forAnotherTitle: 'This link is for another account',
    forAnother: 'Sign in with the account that the link was made for, then open it again.',
    goneTitle: 'This file is no longer there',
    gone: 'Ask the sender whether it is available somewhere else.',
  },
  /** Texts of plain pages outside any website. */
  plainPages: {
    forbidden: 'Not allowed',
    notFound: 'Not found',
    tooMany: 'Too many requests',
    unavailable: 'Back in a moment',
    failed: 'Something went wrong',
    operatorKey: 'Key for the operator: {key}',
    notPublished: 'This website has not been published yet.',
    mostOfSettings: 'given by the settings',
  },
  /** Emails to visitors who sign up or sign in. */
  siteUserMails: {
    codeSubject: 'Your code for {website}',
    signUpIntro: 'Someone, probably you, is creating an account at {website} with this email address.',
    signUpButton: 'Create the account',
    signInIntro: 'Someone, probably you, asked to sign in to {website} with this email address.',
    signInButton: 'Sign in',
    resetIntro: 'Someone, probably you, asked to set a new password for {website}.',
    resetButton: 'Set a new password',
    enterCode: 'Enter the code {code} on the website, or use the button. Each works once, within one hour.',
    existsSubject: 'You already have an account at {website}',
    existsIntro:
      'Someone, probably you, tried to create an account at {website} with this email address. You already have one, and nothing was changed.',
    changeEmailIntro: 'Someone, probably you, wants to use this email address for an account at {website}.',
    changeEmailButton: 'Use this address',
    emailNoticeSubject: 'Your email address at {website} is about to change',
    emailNoticeIntro:
      'Someone, probably you, asked to use {email} for your account at {website} instead of this address. It changes once the new address is confirmed.',
    emailNoticeButton: 'Open your account',
    emailNoticeNotYou: 'If this was not you, change your password and sign out on every device.',
    notYou: 'If this was not you, ignore this email. Nothing will change.',
  },
} as const;
