import type { StarterPage } from '@vitrine/core/starters/starter.ts';
import { care, delivery } from './kiln.care.data.ts';
import { home } from './kiln.home.data.ts';
import { about, contact, visit } from './kiln.workshop.data.ts';

export const pages: readonly StarterPage[] = [home, about, visit, contact, care, delivery];
