/** How long a buyer’s typing waits; a later answer would disturb. */
const patienceMilliseconds = 2500;
/** An answer with a few addresses has a few thousand. */
const mostCharacters = 100_000;

/** The JSON that a service answers; without redirects, and within limits of time and size (rule LOOKUP-6). */
export async function askService(
  address: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body?: string },
): Promise<unknown> {
  const answer = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMilliseconds),
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  if (!answer.ok || answer.body === null) {
    await answer.body?.cancel();
    throw new Error(`The service for addresses answered ${answer.status}.`);
  }
  let text = '';
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (text.length > mostCharacters)
      throw new Error('The service for addresses answered at too great length.');
  }
  return JSON.parse(text);
}
