/** Texts about the downloads of an order. */
export const messages = {
  downloads: 'Your downloads',
  downloadsPreview: 'Preview: this is what buyers see once they have paid.',
  downloadsNoFile: 'This product has no file yet.',
  downloadsLeft: '{n, plural, =0 {No downloads left} one {# download left} other {# downloads left}}',
  downloadsUntil: 'The links work until {date}.',
  downloadsAwaited: 'You can download your files here once your payment has arrived.',
  downloadsExpired: 'The links no longer work. We can send new ones to the email address of the order.',
  downloadsClosed: 'There is nothing to download, because the order was cancelled or refunded.',
  downloadsRenew: 'Email me new links',
  downloadsSent: 'We have sent new links to the email address of the order.',
  downloadsWait:
    'We have sent new links several times already. Look for our emails, also among spam, or try again in an hour.',
  downloadUsed: 'This file was downloaded as often as the purchase allows. Contact us if you need it again.',
  downloadGone: 'This file is no longer available. Contact us, so that we can help you.',
  downloadExpired: 'This link no longer works. Have new links sent to the email address of the order.',
  downloadsOf: 'Download {names}',
  downloadContact: 'Contact: {email}',
} as const;
