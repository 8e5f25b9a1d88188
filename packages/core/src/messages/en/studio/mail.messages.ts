/** Mail. */
export const messages = {
  mailHint: 'Everything this website wrote to people. Without a mail server it is kept here.',
  mailSearch: 'Search by recipient or subject',
  mailNone: 'No mail yet',
  mailNoneHint: 'Order confirmations and other mail appear here as the recipient sees them.',
  mailSubject: 'Subject',
  mailFrom: 'From',
  mailTo: 'To',
  mailDate: 'Date',
  'mail.kept': 'Kept here',
  'mail.queued': 'Waiting',
  'mail.sent': 'Sent',
  'mail.failed': 'Failed',
} as const;
