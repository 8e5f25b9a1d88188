/** Comments. */
export const messages = {
  'comment.comment': 'Comment',
  'comment.post': 'On',
  'comment.date': 'Written',
  'comment.actions': 'Actions',
  'comment.email': 'Email',
  'comment.website': 'Website',
  'comment.by': 'Comment by {who}',
  'comment.anonymous': 'Anonymous',
  'comment.search': 'Search comments',
  'comment.approve': 'Approve',
  'comment.spam': 'Spam',
  'comment.restore': 'Restore',
  'comment.is.waiting': 'Waiting',
  'comment.is.approved': 'Approved',
  'comment.is.spam': 'Spam',
  'comment.is.deleted': 'Deleted',
  'comment.didApprove':
    '{n, plural, one {The comment by {who} is shown now.} other {# comments are shown now.}}',
  'comment.didSpam':
    '{n, plural, one {The comment by {who} was marked as spam.} other {# comments were marked as spam.}}',
  'comment.didDelete':
    '{n, plural, one {The comment by {who} was deleted.} other {# comments were deleted.}}',
  'comment.didRestore': '{n, plural, one {The comment by {who} is back.} other {# comments are back.}}',
  'comment.none': 'No comments yet',
  'comment.noneHint': 'Imported comments are shown here. Visitors cannot write new ones yet.',
  'comment.noMatch': 'No comments match',
  'comment.noMatchHint': 'Try other words or another state.',
} as const;
