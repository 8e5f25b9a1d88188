import { createHmac } from 'node:crypto';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { paymentErrors } from '@vitrine/core/payments/payments.errors.ts';
import { isEqualText } from '../../secrets/secrets.ts';

/** How much the time of a message may differ from ours (rule PAYMENT-3). */
const webhookSeconds = 300;

/** `t=<unix seconds>,v1=<hex>` over `<t>.<raw body>`. */
export function signWebhook(raw: string, { secret, at }: { secret: string; at: Date }): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${mac(raw, secret, seconds)}`;
}

export function checkSignature(
  raw: string,
  { header, secret, now }: { header: string; secret: string; now: Date },
): Result<null> {
  const parts = header.split(',').map(part => part.trim().split('=', 2) as [string, string]);
  const valuesOf = (name: string) => parts.flatMap(([key, value]) => (key === name ? [value] : []));
  const seconds = Number(valuesOf('t')[0]);
  // While a secret is being replaced, a service signs with both.
  const isSigned = () => valuesOf('v1').some(given => isEqualText(mac(raw, secret, seconds), given));
  if (!Number.isInteger(seconds) || !isSigned()) return fail(paymentErrors.badSignature);
  if (Math.abs(now.getTime() / 1000 - seconds) > webhookSeconds)
    return fail(paymentErrors.tooOld, { seconds: webhookSeconds });
  return succeed(null);
}

function mac(raw: string, secret: string, seconds: number): string {
  return createHmac('sha256', secret).update(`${seconds}.${raw}`).digest('hex');
}
