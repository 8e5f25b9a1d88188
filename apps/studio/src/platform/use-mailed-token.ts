import { useState } from 'react';

/** The token is in the fragment, which is not sent to any server. */
export function useMailedToken(): string {
  return useState(() => new URLSearchParams(location.hash.slice(1)).get('token') ?? '')[0];
}
