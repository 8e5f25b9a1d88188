import { ArchivesPanel } from '../archives/archives-panel.tsx';
import { useWho } from '../frame/who.ts';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';

/** Exports everything in one archive. */
export function DataPart() {
  const { website } = useWho();
  return (
    <Part title={t('settings.data')} hint={t('archiveHint')}>
      {website && <ArchivesPanel websiteId={website.id} />}
    </Part>
  );
}
