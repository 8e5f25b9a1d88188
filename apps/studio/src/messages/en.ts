export const en = {
  'error.unreachable': 'Unable to connect. Please try again.',
  'error.unauthorized': 'Unauthorized request',
  'error.internal': 'Internal server error. Please try again later.',
  'error.unavailable': 'This service is temporarily unavailable. Please try again later.',
  'error.unknown': 'Something went wrong. Reload the page and try again.',
} as const;
