import { z } from 'zod';
import { refusalLanguages } from '../messages/word-refusal.ts';

/** A language that has all texts for accounts; null follows the browser (rule ACCOUNT-14). */
export const accountLanguageSchema = z.enum([...refusalLanguages]).nullable();
