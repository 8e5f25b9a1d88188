import { type TaxSettings, taxClasses } from '@vitrine/core/tax/tax-settings.ts';
import { t } from '../messages/translate.ts';

/** The classes of a store with their names: those of every store first. */
export function taxClassChoices(own: TaxSettings['classes']): { value: string; label: string }[] {
  return [
    ...taxClasses.map(value => ({ value, label: t(`taxClass.${value}`) })),
    ...own.map(({ id, name }) => ({ value: id, label: name || t('tax.classNew') })),
  ];
}
