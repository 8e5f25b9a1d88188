import { newId } from '@vitrine/core/id/id.ts';
import type {
  ConformanceFixtures,
  ConformanceKit,
  ConformanceRequest,
} from '../../../test/conformance/conformance-fixture.ts';
import { uploadBody } from '../../../test/upload-body.ts';
import { insertImport } from './importing.store.ts';
import { item, wxr } from './readers/wxr.samples.ts';

const upload = async (): Promise<ConformanceRequest> => {
  const { body, headers } = uploadBody('export.xml', Buffer.from(wxr(item({ title: 'Post' }))));
  return { payload: { contentType: headers['content-type'] ?? '', bytes: body } };
};

const waiting = async ({ context }: ConformanceKit): Promise<ConformanceRequest> => {
  const importId = newId();
  await insertImport(context.database, context.website.id, {
    id: importId,
    fileName: 'export.xml',
    isCommand: false,
    now: context.clock.now(),
  });
  return { params: { importId } };
};

export const fixtures: ConformanceFixtures = {
  'importing.start': {
    prepare: upload,
    namesNothing: 'The file is imported into whichever website it is sent to.',
  },
  'importing.get': { prepare: waiting },
  'importing.cancel': { prepare: waiting },
};
