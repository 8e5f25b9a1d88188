import { Button } from '@vitrine/controls/button/button.tsx';
import { t } from '../messages/translate.ts';

export interface SaveButtonProps {
  readonly form: { readonly isSaving: boolean; readonly canSave: boolean };
}

export function SaveButton({ form }: SaveButtonProps) {
  return (
    <div>
      <Button kind="primary" type="submit" isPending={form.isSaving} isDisabled={!form.canSave}>
        {form.isSaving ? t('save.saving') : t('save')}
      </Button>
    </div>
  );
}
