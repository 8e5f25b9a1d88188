import { z } from 'zod';
import type { Need, NeedContract, NeedKind } from './need.ts';

type AnyContract = NeedContract<string, z.ZodObject, unknown>;

const found = import.meta.glob<AnyContract>('./*/*.need.ts', { import: 'need', eager: true });

/** Every need, by its kind (rule NEED-1). */
const contracts: ReadonlyMap<string, AnyContract> = new Map(
  Object.values(found).map(contract => [contract.kind, contract]),
);

/** Any need, as input of calls: an unknown kind, or a request that does not fit its kind, is refused. */
export const needSchema = z.discriminatedUnion('kind', askSchemas()) as unknown as z.ZodType<Need>;

export function contractOf(kind: NeedKind): AnyContract {
  const contract = contracts.get(kind);
  if (!contract) throw new Error(`There is no need “${kind}”.`);
  return contract;
}

/** Ids of the files that a need requests. */
export function assetIdsOf(need: Need): readonly string[] {
  return contractOf(need.kind).assetIds?.(need) ?? [];
}

function askSchemas() {
  const [first, ...others] = [...contracts.values()].map(({ kind, ask }) =>
    ask.extend({ kind: z.literal(kind) }),
  );
  if (!first) throw new Error('There is no need at all.');
  return [first, ...others] as const;
}
