import autocannon from 'autocannon';

interface Load {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}

/** Answers a second over so many kept connections; throws when any is no page. */
export async function ratePerSecond({ port, path, headers, connections, seconds }: Load): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    headers: { ...headers },
    connections,
    duration: seconds,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} answers were no page, ${result.errors} failed.`);
  return result.requests.average;
}
