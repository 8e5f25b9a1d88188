import { z } from 'zod';
import { fieldCode } from '../messages/phrase.ts';
import { contentUnits, type PerUnit, referencesFor, unitReferences } from './per-unit.ts';

export const perUnitSchema: z.ZodType<PerUnit> = z
  .object({
    amount: z.number().min(0.001, fieldCode('contentAmount')).max(1_000_000).multipleOf(0.001),
    unit: z.enum(contentUnits),
    per: z.enum(unitReferences),
  })
  .refine(({ unit, per }) => referencesFor(unit).includes(per), {
    path: ['per'],
    message: fieldCode('contentReference'),
  });
