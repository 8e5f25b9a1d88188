import { newId } from '@vitrine/core/id/id.ts';
import type {
  ConformanceFixture,
  ConformanceFixtures,
  ConformanceKit,
} from '../../../test/conformance/conformance-fixture.ts';
import { insertReturn, updateReturn, readReturn } from './returns.store.ts';
