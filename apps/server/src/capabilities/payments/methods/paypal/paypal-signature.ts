import { z } from 'zod';
import type { Context } from '../../../../context.ts';
import type { Webhook } from '../../payment-method.ts';
import { askPayPal, PayPalRefusal, settingsHere } from './paypal-client.ts';

const names = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;
const replySchema = z.object({ verification_status: z.string() });
const ownCertificates = /^https:\/\/api(?:-m)?(?:\.sandbox)?\.paypal\.com\//;

/**
 * Whether PayPal sent this message, which PayPal itself says. A repetition keeps its first time, days later, so that
 * its age says nothing (rule PAYPAL-8). `isAsked` is false for a message that changes nothing.
 */
export async function isFromPayPal(
  context: Context,
  { raw, headers }: Webhook,
  { isAsked }: { isAsked: boolean },
): Promise<boolean> {
  const { webhookId } = await settingsHere(context);
  const signed = Object.entries(names).map(([field, name]) => [field, headers[name]] as const);
  const isWhole = signed.every(
    ([, value]) => typeof value === 'string' && value !== '' && value.length <= 500,
  );
  const certificate = String(headers[names.cert_url]);
  if (webhookId === '' || !isWhole || !ownCertificates.test(certificate)) return false;
  if (!isAsked) return true;
  // The message is passed on as it came: its bytes are signed.
  const said = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: webhookId }).slice(0, -1);
  try {
    const path = '/v1/notifications/verify-webhook-signature';
    const body = `${said},"webhook_event":${raw}}`;
    const { verification_status: status } = await askPayPal(context, { path, body, reply: replySchema });
    return status === 'SUCCESS';
  } catch (error) {
    if (error instanceof PayPalRefusal) return false;
    throw error;
  }
}
