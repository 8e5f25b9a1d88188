import type { MailLook } from '@vitrine/core/mail/mail-look.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { ProofPurpose } from '@vitrine/core/site-users/account-view.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { type MailContent, plainMail } from '../../mail/index.ts';

interface ProofMail {
  readonly website: Website;
  readonly look: MailLook;
  readonly purpose: ProofPurpose;
  readonly code: string;
  readonly address: string;
}

const intros = {
  signUp: 'signUpIntro',
  signIn: 'signInIntro',
  reset: 'resetIntro',
  changeEmail: 'changeEmailIntro',
} as const;
const buttons = {
  signUp: 'signUpButton',
  signIn: 'signInButton',
  reset: 'resetButton',
  changeEmail: 'changeEmailButton',
} as const;

/** The link and its code, in the language of the website. */
export function proofMail({ website, look, purpose, code, address }: ProofMail): MailContent {
  const { language } = website.settings;
  const { siteUserMails: words } = wordsIn(language);
  const values = { code, website: website.title };
  const intro = words[intros[purpose]];
  const label = words[buttons[purpose]];
  return plainMail({
    // Subjects are visible to everyone who may read mail: the code is only in the encrypted body.
    subject: words.codeSubject(values),
    language,
    look,
    paragraphs: [intro(values), words.enterCode(values)],
    button: { label, address, isAddressShown: true },
    closing: [words.notYou],
  });
}

/** Sent to the owner of an email address when a person signs up with it again. */
export function accountExistsMail({
  website,
  look,
  address,
}: Pick<ProofMail, 'website' | 'look' | 'address'>): MailContent {
  const { language } = website.settings;
  const { siteUserMails: words } = wordsIn(language);
  const values = { website: website.title };
  return plainMail({
    subject: words.existsSubject(values),
    language,
    look,
    paragraphs: [words.existsIntro(values)],
    button: { label: words.signInButton, address, isAddressShown: true },
    closing: [words.notYou],
  });
}

/** Sent to the address of an account that its signed-in owner wants to replace. */
export function emailNoticeMail({
  website,
  look,
  email,
  address,
}: Pick<ProofMail, 'website' | 'look' | 'address'> & { readonly email: string }): MailContent {
  const { language } = website.settings;
  const { siteUserMails: words } = wordsIn(language);
  const values = { website: website.title, email };
  return plainMail({
    subject: words.emailNoticeSubject(values),
    language,
    look,
    paragraphs: [words.emailNoticeIntro(values)],
    button: { label: words.emailNoticeButton, address, isAddressShown: true },
    closing: [words.emailNoticeNotYou],
  });
}
