import { endWithServer } from '../../../apart/end-with-server.ts';
import { drawLabels } from './draw-labels.ts';
import { drawPapers } from './draw-papers.ts';
import type { LabelTask } from './label.ts';
import type { PaperTask } from './paper.ts';

endWithServer();
process.on('message', (task: PaperTask | LabelTask) => {
  const drawn = 'labels' in task ? drawLabels(task) : drawPapers(task);
  drawn.then(
    value => process.send?.({ kind: 'done', value }),
    // Whatever the error is, the server must learn that there is no answer.
    () => process.kill(process.pid, 'SIGKILL'),
  );
});
