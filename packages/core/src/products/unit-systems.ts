import { z } from 'zod';
import { unitSystems } from './measurement-text.ts';

export const unitSystemSchema = z.literal([unitSystems.imperial, unitSystems.metric]);
