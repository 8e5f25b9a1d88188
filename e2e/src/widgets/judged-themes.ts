import { sectionThemes } from '@vitrine/core/page/page-document.ts';
import { areSlowTests } from '@vitrine/tools/slow-tests.ts';

/** Colours of words and grounds differ most between these two; the slow tests judge the themes between them as well. */
const extremes: readonly (typeof sectionThemes)[number][] = ['lightest', 'darkest'];

/** The themes in which contrast is judged. */
export const judgedThemes = areSlowTests ? sectionThemes : extremes;
