import type { ConformanceFixtures } from '../../../test/conformance/conformance-fixture.ts';
import { queueMail } from './index.ts';
import { plainMail } from './plain-mail.ts';

export const fixtures: ConformanceFixtures = {
  'mail.getMail': {
    prepare: async ({ context }) => {
      const content = plainMail({ subject: 'Hello', paragraphs: ['Hello.'] });
      return {
        params: { mailId: await queueMail(context, { kind: 'probe', to: 'a@example.com', ...content }) },
      };
    },
  },
};
