import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import type { Call, CallReply, CallRequest } from '@vitrine/core/calls/define-call.ts';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type ExchangeOptions, exchangeJson } from '@vitrine/widgets/calls/exchange-json.ts';
import { callAddress, type LooseRequest } from './call-address.ts';
import { CallFailure, refusalOf } from './call-failure.ts';

/**
 * Makes a declared call by the rules for every browser (BROWSERCALL-1 to BROWSERCALL-8). A refusal from the server
 * is returned as a value with its code, message and fields (rules STUDIO-1 and STUDIO-2).
 */
export async function sendCall<C extends Call>(
  call: C,
  request: CallRequest<C>,
  options: ExchangeOptions = {},
): Promise<Result<CallReply<C>>> {
  const loose: LooseRequest = request;
  const path = callAddress(call, loose);
  const headers = { 'Accept-Language': studioLanguage() };
  const answer = await exchangeJson({ method: call.method, path, body: loose.body, headers }, options);
  return answer.ok
    ? (succeed(answer.body) as Result<CallReply<C>>)
    : { ok: false, error: refusalOf(answer, path) };
}

/** The same for queries: a refusal is thrown as a CallFailure. */
export async function callApi<C extends Call>(call: C, request: CallRequest<C>): Promise<CallReply<C>> {
  const result = await sendCall(call, request);
  if (!result.ok) throw new CallFailure(result.error);
  return result.value;
}
