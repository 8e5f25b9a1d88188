import { z } from 'zod';

/** For the settings of methods whose service supports authorisation before capture. */
export const captureSetting = z
  .enum(['now', 'later'])
  .default('now')
  .meta({
    label: 'Take the money',
    help: 'Later: the payment service holds it, and you take it in the order, whole or in parts.',
    choices: { now: 'When the order is placed', later: 'Later, in the order' },
  });
