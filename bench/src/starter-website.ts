import type { BuiltServer } from './built-server.ts';
import { signIn } from './owner.ts';

/** The id of the website created by the first start. */
export async function starterWebsite(server: BuiltServer): Promise<string> {
  const platform = await signIn(server, null);
  const { websites } = (await platform.call('GET', '/api/websites')) as {
    websites: { id: string; subdomain: string }[];
  };
  platform.close();
  const kiln = websites.find(({ subdomain }) => subdomain === 'kiln');
  if (kiln === undefined) throw new Error('The starter’s website is not there.');
  return kiln.id;
}
