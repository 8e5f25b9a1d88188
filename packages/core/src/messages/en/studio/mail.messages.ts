/** Mail. */
export const messages = {
  mailHint: 'Every email of this website. Without a mail server, emails are only kept here.',
  mailSearch: 'Search by recipient or subject',
  mailNone: 'No emails yet',
  mailNoneHint: 'Order confirmations and other emails appear here as the recipient sees them.',
  mailSubject: 'Subject',
  mailFrom: 'From',
  mailTo: 'To',
  mailDate: 'Date',
  'mail.kept': 'Kept here',
  'mail.queued': 'Waiting',
  'mail.sent': 'Sent',
  'mail.failed': 'Failed',
} as const;
