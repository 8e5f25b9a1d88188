/** Memberships that were sold, in the studio. */
export const messages = {
  'room.members': 'Members',
  'member.search': 'Search by name, email or membership',
  'member.current': 'Current',
  'member.ended': 'Ended',
  'member.none': 'No members yet',
  'member.noneHint': 'People appear here once they have paid for a product of the kind “Membership”.',
  'member.noMatch': 'No member matches',
  'member.noMatchHint': 'Try another name or email address.',
  'member.name': 'Name',
  'member.email': 'Email address',
  'member.membership': 'Membership',
  'member.since': 'Since',
  'member.until': 'Until',
  'member.noEnd': 'No end',
  'member.erased': 'Deleted member',
} as const;
