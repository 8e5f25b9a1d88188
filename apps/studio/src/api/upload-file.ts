import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import type { Call } from '@vitrine/core/calls/define-call.ts';
import { exchangeJson, type Transport } from '@vitrine/widgets/calls/exchange-json.ts';
import { t } from '../messages/translate.ts';
import { callAddress } from './call-address.ts';
import { CallFailure, refusalOf } from './call-failure.ts';
import { isMisnamedPicture } from './is-misnamed-picture.ts';

export interface UploadRequest {
  readonly call: Call;
  readonly params?: unknown;
  /** Fields sent before the file. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly file: File;
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends one file as a multipart body and reports its progress; throws errors whose messages can be shown
 * unchanged.
 */
export async function uploadFile({ call, params, file, signal, ...upload }: UploadRequest): Promise<unknown> {
  if (await isMisnamedPicture(file)) throw new Error(t('upload.misnamed', { name: file.name }));
  const path = callAddress(call, { params });
  const headers = { Accept: 'application/json', 'Accept-Language': studioLanguage() };
  const answer = await exchangeJson(
    { method: call.method, path, headers, signal, seconds: maxSeconds },
    { transport: byForm({ file, ...upload }) },
  );
  if (!answer.ok) throw new CallFailure(refusalOf(answer, path));
  return answer.body;
}

/** Long enough for a film over a slow connection. */
const maxSeconds = 86_400;

/** Only XMLHttpRequest reports upload progress in browsers. */
function byForm({
  fields = {},
  file,
  onProgress,
}: Pick<UploadRequest, 'fields' | 'file' | 'onProgress'>): Transport {
  return ({ method, path, headers = {} }, crumb, signal) =>
    new Promise(resolve => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', file, file.name);
      const request = new XMLHttpRequest();
      request.open(method, path);
      for (const [name, value] of Object.entries({ ...headers, 'X-CSRF-Token': crumb }))
        request.setRequestHeader(name, value);
      request.upload.onprogress = event =>
        event.lengthComputable && onProgress((event.loaded / event.total) * 0.98);
      const finish = () => resolve({ status: request.status, text: request.responseText });
      request.onload = finish;
      request.onerror = finish;
      request.onabort = finish;
      signal.addEventListener('abort', () => request.abort(), { once: true });
      request.send(form);
    });
}
