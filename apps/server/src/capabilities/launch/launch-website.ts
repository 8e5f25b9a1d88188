import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { LaunchView } from '@vitrine/core/launch/launch.calls.ts';
import { launchErrors, missingPhrases } from '@vitrine/core/launch/launch.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { lockWebsite, setLaunchedAt } from '../tenancy/index.ts';
import { launchView } from './launch-view.ts';

/** Opens the website to visitors once nothing required is missing (rules LAUNCH-1 and LAUNCH-4). */
export async function launchWebsite(context: Context): Promise<Result<LaunchView>> {
  return transactionOf<Result<LaunchView>>(context.database, async transaction => {
    const website = await lockWebsite(transaction, context.website.id);
    if (website === null) return fail(callErrors.notFound);
    const inside = { ...within(context, transaction), website };
    const view = await launchView(inside);
    if (view.isLaunched) return succeed(view);
    const missing = view.entries.filter(entry => entry.isRequired && !entry.isDone).map(entry => entry.item);
    if (missing.length > 0) {
      const phrases = missing.map(item => missingPhrases[item as keyof typeof missingPhrases]);
      return fail(launchErrors.notReady, { missing: phrases }, { details: { items: missing } });
    }
    await setLaunchedAt(inside, context.clock.now());
    await recordAct(inside, 'website.launched');
    return succeed({ ...view, isLaunched: true });
  });
}

/** Closes a website to visitors; its members can still see it (rule LAUNCH-5). */
export async function closeWebsite(context: Context): Promise<Result<LaunchView>> {
  return transactionOf<Result<LaunchView>>(context.database, async transaction => {
    const website = await lockWebsite(transaction, context.website.id);
    if (website === null) return fail(callErrors.notFound);
    const inside = { ...within(context, transaction), website };
    if (website.isLaunched) {
      await setLaunchedAt(inside, null);
      await recordAct(inside, 'website.closed');
    }
    return succeed({ ...(await launchView(inside)), isLaunched: false });
  });
}
