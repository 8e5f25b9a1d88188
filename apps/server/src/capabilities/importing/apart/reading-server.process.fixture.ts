import { openImport } from './open-import.ts';

/** As a server does that is in the middle of an import, until a test kills it. */
await openImport({ fileName: 'export.xml', path: process.argv[2] ?? '' });
