import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import type { Call } from '@vitrine/core/calls/define-call.ts';
import { crumbCookie, readCrumb } from '@vitrine/widgets/calls/crumb.ts';
import { t } from '../messages/translate.ts';
import { callAddress } from './call-address.ts';
import { CallFailure, refusalOf, unreachable } from './call-failure.ts';
import { isMisnamedPicture } from './is-misnamed-picture.ts';

export interface UploadRequest {
  readonly call: Call;
  readonly params?: unknown;
  /** Fields that go before the file. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly file: File;
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

/** Sends one file as a multipart body and tells how far it is; throws what can be shown as it is. */
export async function uploadFile(request: UploadRequest): Promise<unknown> {
  const { file } = request;
  if (await isMisnamedPicture(file)) throw new Error(t('upload.misnamed', { name: file.name }));
  const first = await send(request, readCrumb(document.cookie));
  if (first.status !== 403 || first.body.crumbFail !== true) return settle(first);
  const { crumb } = first.body;
  if (typeof crumb !== 'string') return settle(first);
  Object.assign(document, { cookie: crumbCookie(crumb) });
  return settle(await send(request, crumb));
}

interface Sent {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

function settle({ status, body }: Sent): unknown {
  if (status === 0) throw new CallFailure(unreachable());
  if (status >= 400) throw new CallFailure(refusalOf(status, body));
  return body;
}

/** The one way of a browser to know how much of a body has left. */
function send(
  { call, params, fields = {}, file, onProgress, signal }: UploadRequest,
  crumb: string,
): Promise<Sent> {
  return new Promise(resolve => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file, file.name);
    const request = new XMLHttpRequest();
    request.open(call.method, callAddress(call, { params }));
    request.setRequestHeader('Accept-Language', studioLanguage());
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('X-CSRF-Token', crumb);
    request.upload.onprogress = event =>
      event.lengthComputable && onProgress((event.loaded / event.total) * 0.98);
    const finish = () => resolve({ status: request.status, body: bodyOf(request.responseText) });
    request.onload = finish;
    request.onerror = finish;
    request.onabort = finish;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function bodyOf(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}
