import { createHmac } from 'node:crypto';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { paymentErrors } from '@vitrine/core/payments/payments.errors.ts';
import { isEqualText } from '../../secrets/secrets.ts';

/** How much the time of a message may differ from ours (rule PAYMENT-3). */
const webhookSeconds = 300;

/** While a secret is being replaced, a service signs with both; nobody signs with more (rule PAYMENT-3). */
const maxSignatures = 5;

/** `t=<unix seconds>,v1=<hex>` over `<t>.<raw body>`. */
export function signWebhook(raw: string, { secret, at }: { secret: string; at: Date }): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${mac(raw, secret, seconds)}`;
}

export function checkSignature(
  raw: string,
  { header, secret, now }: { header: string; secret: string; now: Date },
): Result<null> {
  const { seconds, signatures } = readHeader(header);
  if (!Number.isInteger(seconds) || signatures.length === 0 || signatures.length > maxSignatures)
    return fail(paymentErrors.badSignature);
  const expected = mac(raw, secret, seconds);
  if (!signatures.some(given => isEqualText(expected, given))) return fail(paymentErrors.badSignature);
  if (Math.abs(now.getTime() / 1000 - seconds) > webhookSeconds)
    return fail(paymentErrors.tooOld, { seconds: webhookSeconds });
  return succeed(null);
}

/** `seconds` is NaN without a time. */
function readHeader(header: string): { seconds: number; signatures: string[] } {
  const parts = header.split(',').map(part => part.trim().split('=', 2));
  const valuesOf = (name: string) => parts.flatMap(([key, value = '']) => (key === name ? [value] : []));
  const [time = ''] = valuesOf('t');
  return { seconds: /^[1-9]\d*$/.test(time) ? Number(time) : Number.NaN, signatures: valuesOf('v1') };
}

function mac(raw: string, secret: string, seconds: number): string {
  return createHmac('sha256', secret).update(`${seconds}.${raw}`).digest('hex');
}
