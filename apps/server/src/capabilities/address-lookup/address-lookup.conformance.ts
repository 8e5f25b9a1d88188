import type { ConformanceFixtures, ConformanceKit } from '../../../test/conformance/conformance-fixture.ts';
import { setKey } from './lookup-keys.ts';
import { newSession } from './lookup-session.ts';

const namesNothing = 'the services are the same on every website';
const params = { provider: 'google-places' };
const silent = 'a session of another website is answered with nothing, as every other failure is';

const asked = ({ context }: ConformanceKit) => ({
  session: newSession(context),
  turn: 0,
  country: 'DE',
  isBilling: false,
});

export const fixtures: ConformanceFixtures = {
  'addressLookup.suggest': {
    prepare: async kit => ({ body: { ...asked(kit), text: 'Linden' } }),
    namesNothing: silent,
  },
  'addressLookup.find': {
    prepare: async kit => ({ body: { ...asked(kit), id: 'x' } }),
    namesNothing: silent,
  },
  'addressLookup.providers': { prepare: async () => ({}), namesNothing },
  'addressLookup.setKey': {
    prepare: async () => ({ params, body: { value: 'a-key-of-the-suite' } }),
    namesNothing,
  },
  'addressLookup.removeKey': {
    prepare: async ({ context }) => {
      await setKey(context, { ...params, value: 'a-key-of-the-suite' });
      return { params };
    },
  },
};
