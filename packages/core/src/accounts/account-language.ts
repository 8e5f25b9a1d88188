import { z } from 'zod';
import { refusalLanguages } from '../messages/word-refusal.ts';

/** One in which accounts can be told everything; null follows the browser (rule ACCOUNT-14). */
export const accountLanguageSchema = z.enum([...refusalLanguages]).nullable();
