import { beforeEach, type RunnerTask } from 'vitest';
import { closeLeft, dropPictures, hasShared, keepEvidence, markShared } from './open-contexts.ts';

/**
 * For each journey file: a failure keeps what its pages showed, and a file whose tests share a page is not continued
 * after one, since each later test would wait for what the failed one did not do (rules GATE-3 and GATE-6).
 */
beforeEach(({ task, onTestFailed, onTestFinished }) => {
  // Tests side by side do not build on each other, and what is open belongs to any of them.
  if (task.concurrent) return;
  markShared();
  onTestFinished(dropPictures);
  onTestFailed(async () => {
    Object.assign(task.meta, { evidence: await keepEvidence() });
    await closeLeft();
    if (hasShared()) skipRest(task.file.tasks);
  });
});

function skipRest(tasks: readonly RunnerTask[]): void {
  for (const task of tasks) {
    if (task.type === 'suite') skipRest(task.tasks);
    if (task.result === undefined) task.mode = 'skip';
  }
}
