/** Memberships that were bought, on the pages of their buyers. */
export const messages = {
  memberTitle: 'Welcome. You are now a member.',
  memberNumber: 'Membership confirmed: order {number}',
  membershipsTitle: 'Memberships',
  memberSince: 'Member since {date}',
  memberUntil: 'Member until {date}',
  memberEnded: 'Ended on {date}',
} as const;
