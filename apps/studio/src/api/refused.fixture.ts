import type { Failed } from '@vitrine/widgets/calls/exchange-json.ts';
import { refusalOf } from './call-failure.ts';

/** A refusal as the server sends it. */
export function refused(
  status: number,
  body: Readonly<Record<string, unknown>> & { readonly message: string },
) {
  const failed: Failed = {
    ok: false,
    status,
    body,
    message: body.message,
    failure: 'unreachable',
    detail: '',
  };
  return refusalOf(failed, '/api/x');
}
