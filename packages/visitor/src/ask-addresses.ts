import { exchangeJson } from '@vitrine/widgets/calls/exchange-json.ts';

export interface LookupQuestion {
  readonly session: string;
  readonly turn: number;
  readonly country: string;
  readonly isBilling: boolean;
}

export interface Suggestion {
  readonly id: string;
  readonly main: string;
  readonly detail: string;
}

const path = '/api/commerce/address-suggestions';
const seconds = 4;

/** Null without an answer, which nobody is told of. */
export async function askAddresses(
  body: LookupQuestion & { readonly text: string },
  signal: AbortSignal,
): Promise<readonly Suggestion[] | null> {
  const answer = await exchangeJson({ method: 'POST', path, body, signal, seconds });
  return answer.ok ? (answer.body as { suggestions: Suggestion[] }).suggestions : null;
}

export async function askAddress(
  body: LookupQuestion & { readonly id: string },
): Promise<Readonly<Record<string, string>> | null> {
  const answer = await exchangeJson({ method: 'POST', path: `${path}/chosen`, body, seconds });
  return answer.ok ? (answer.body as { fields: Record<string, string> | null }).fields : null;
}
