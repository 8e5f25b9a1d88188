import { endWithServer } from '../../../apart/end-with-server.ts';
import { drawPapers } from './draw-papers.ts';
import type { PaperTask } from './paper.ts';

endWithServer();
process.on('message', (task: PaperTask) => {
  drawPapers(task).then(
    value => process.send?.({ kind: 'done', value }),
    // Whatever the error is, the server must learn that there is no answer.
    () => process.kill(process.pid, 'SIGKILL'),
  );
});
