import { createHash } from 'node:crypto';
import { z } from 'zod';

export interface PayPalAccount {
  readonly origin: string;
  readonly clientId: string;
  readonly secret: string;
}

interface Token {
  readonly value: string;
  readonly until: number;
}

/** Tokens of this process, one for each account; PayPal issues another one to every process that asks. */
const tokens = new Map<string, Promise<Token>>();
const mostTokens = 1000;
/** A token is replaced this long before it expires, so that none expires on its way. */
const marginSeconds = 60;
const timeoutMilliseconds = 8000;

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** The account’s token; requests that need one at the same time wait for the same one (rule PAYPAL-2). */
export async function payPalToken(
  account: PayPalAccount,
  { now, isRenewed = false }: { now: Date; isRenewed?: boolean },
): Promise<string> {
  const key = createHash('sha256').update(JSON.stringify(account)).digest('hex');
  const current = isRenewed ? undefined : tokens.get(key);
  if (current !== undefined) {
    const kept = await current;
    if (kept.until > now.getTime()) return kept.value;
    // Another request has replaced it meanwhile.
    if (tokens.get(key) !== current) return payPalToken(account, { now });
  }
  const asked = issue(account, now);
  if (tokens.size >= mostTokens) tokens.clear();
  tokens.set(key, asked);
  try {
    return (await asked).value;
  } catch (error) {
    tokens.delete(key);
    throw error;
  }
}

async function issue({ origin, clientId, secret }: PayPalAccount, now: Date): Promise<Token> {
  const answer = await fetch(`${origin}/v1/oauth2/token`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMilliseconds),
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  if (!answer.ok) throw new Error(`PayPal does not accept the credentials: it answered ${answer.status}.`);
  const { access_token: value, expires_in: seconds } = tokenSchema.parse(await answer.json());
  return { value, until: now.getTime() + Math.max(seconds - marginSeconds, 0) * 1000 };
}
