import type { ConformanceRequest } from './conformance-fixture.ts';

/** One file as a browser's form posts it. */
export async function uploadOf(
  fileName: string,
  content: Uint8Array | string,
): Promise<Required<Pick<ConformanceRequest, 'payload'>>> {
  const form = new FormData();
  form.append('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], fileName));
  const body = new Response(form);
  const contentType = body.headers.get('content-type') ?? '';
  return { payload: { contentType, bytes: Buffer.from(await body.arrayBuffer()) } };
}
