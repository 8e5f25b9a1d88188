import { Button } from '@vitrine/controls/button/button.tsx';
import { TextField } from '@vitrine/controls/field/text-field.tsx';
import { maxParcels } from '@vitrine/core/labels/labels.calls.ts';
import { useState } from 'react';
import { focusFirstProblem } from '../frame/focus-first-problem.ts';
import { Form } from '../frame/form.tsx';
import { t } from '../messages/translate.ts';
import { usePrintLabels } from './use-print-labels.ts';

/** A label for each parcel of an order (rule LABEL-2). */
export function OrderLabels({ orderId }: { readonly orderId: string }) {
  const labels = usePrintLabels();
  const [parcels, setParcels] = useState('1');
  const [problem, setProblem] = useState<string | undefined>();
  const print = () => {
    const count = Number(parcels.trim());
    const isRead = /^\d+$/.test(parcels.trim()) && count >= 1 && count <= maxParcels;
    setProblem(isRead ? undefined : t('labels.badParcels', { most: maxParcels }));
    if (!isRead) return focusFirstProblem();
    return labels.print([orderId], count);
  };
  return (
    <Form onSubmit={print} problem={null}>
      <TextField
        label={t('labels.parcels')}
        value={parcels}
        onChange={setParcels}
        problem={problem}
        inputMode="numeric"
      />
      <div>
        <Button type="submit" isPending={labels.isPending}>
          {t('labels.printOne')}
        </Button>
      </div>
    </Form>
  );
}
