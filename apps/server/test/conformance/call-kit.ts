import type { Call } from '@vitrine/core/calls/define-call.ts';
import type { TestServer } from '../harness.ts';
import type { TestAnswer, TestClient } from '../test-client.ts';
import type { ConformanceFixtures, ConformanceKit, ConformanceRequest } from './conformance-fixture.ts';
import { sampleOf } from './sample-of-schema.ts';

const fixtureFiles = import.meta.glob<{ fixtures: ConformanceFixtures }>(
  ['../../src/capabilities/*/*.conformance.ts', './*.conformance.ts'],
  { eager: true },
);
/** The fixture of each call that names something, by the call’s name. */
export const fixtures: ConformanceFixtures = Object.assign(
  {},
  ...Object.values(fixtureFiles).map(file => file.fixtures),
);
/** A website with its admin, signed in there and on the platform. */
export async function makeKit(server: TestServer): Promise<ConformanceKit> {
  const website = await server.createWebsite();
  const account = await server.createAccount({ website });
  const [admin, platform] = [server.client(website), server.client()];
  await admin.signIn(account);
  await platform.signIn(account);
  return { server, website, account, admin, platform, context: server.context(website) };
}

/** A request that the call must answer with success, based on its fixture or its contract. */
export async function requestOf(call: Call, kit: ConformanceKit): Promise<ConformanceRequest> {
  const made = (await fixtures[call.name]?.prepare(kit)) ?? {};
  const params = call.params ? (sampleOf(call.params) as Record<string, string>) : {};
  return {
    ...(call.body && made.payload === undefined ? { body: sampleOf(call.body) } : {}),
    ...made,
    params: { ...params, ...made.params },
  };
}

export function sendCall(
  call: Call,
  client: TestClient,
  { params = {}, query = {}, ...rest }: ConformanceRequest,
): Promise<TestAnswer> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const { payload } = rest;
  const headers = { ...rest.headers, ...(payload ? { 'content-type': payload.contentType } : {}) };
  const body = payload ? payload.bytes : rest.body;
  return client.send(call.method, search === '' ? path : `${path}?${search}`, {
    headers,
    ...(body === undefined ? {} : { body }),
  });
}
