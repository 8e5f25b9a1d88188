import { Button } from '@vitrine/controls/button/button.tsx';
import { t } from '../messages/translate.ts';

export interface SaveButtonProps {
  readonly form: { readonly isSaving: boolean; readonly isDirty: boolean; readonly maySave: boolean };
}

export function SaveButton({ form }: SaveButtonProps) {
  return (
    <div>
      {/* Not disabled when everything is saved: it keeps the focus. */}
      <Button
        kind={form.isDirty ? 'primary' : 'plain'}
        type="submit"
        isPending={form.isSaving}
        isDisabled={!form.maySave}
      >
        {form.isSaving ? t('save.saving') : t('save')}
      </Button>
    </div>
  );
}
