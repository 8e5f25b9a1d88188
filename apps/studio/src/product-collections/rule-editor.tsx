import { Button, IconButton } from '@vitrine/controls/button/button.tsx';
import { SegmentedField, SelectField } from '@vitrine/controls/field/choice-fields.tsx';
import { useDebounced } from '@vitrine/controls/field/use-debounced.ts';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { type CollectionRule, maxConditions } from '@vitrine/core/products/product-collection.ts';
import { productCollectionCalls as calls } from '@vitrine/core/products/product-collections.calls.ts';
import { productOrders } from '@vitrine/core/products/product-filters.ts';
import { useState } from 'react';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import { ConditionFields } from './condition-fields.tsx';
import styles from './product-collections.module.css';
import { draftOfCondition, newCondition, readRule } from './rule-draft.ts';

interface RuleEditorProps {
  readonly collectionId: string;
  readonly rule: CollectionRule | null;
  readonly currency: string;
}

/** The conditions of a rule with what it finds (rule PRODUCTLIST-9). */
export function RuleEditor({ collectionId, rule, currency }: RuleEditorProps) {
  const toast = useToast();
  const [isAny, setIsAny] = useState(rule?.isAny ?? false);
  const [order, setOrder] = useState(rule?.order ?? 'featured');
  const [drafts, setDrafts] = useState(
    rule?.conditions.map(condition => draftOfCondition(condition, currency)) ?? [newCondition],
  );
  const read = readRule({ isAny, order, drafts }, currency);
  const change = useChange(calls.change, [calls.list, calls.get]);
  const save = () =>
    read !== null &&
    change.mutate(
      { params: { collectionId }, body: { rule: read } },
      {
        onSuccess: () => toast({ message: t('saved') }),
        onError: error => toast({ message: messageOf(error), isError: true }),
      },
    );
  return (
    <>
      <SegmentedField
        label={t('collection.match')}
        value={isAny ? 'any' : 'all'}
        choices={[
          { value: 'all', label: t('collection.all') },
          { value: 'any', label: t('collection.any') },
        ]}
        onChange={value => setIsAny(value === 'any')}
      />
      {drafts.map((draft, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no identity but their place.
          key={at}
          className={styles.condition}
          aria-label={t('collection.condition', { n: at + 1 })}
        >
          <ConditionFields
            draft={draft}
            currency={currency}
            onChange={next => setDrafts(drafts.with(at, next))}
          />
          <IconButton
            icon="close"
            isSmall
            label={t('removeNamed', { name: t('collection.condition', { n: at + 1 }) })}
            onPress={() => setDrafts(drafts.toSpliced(at, 1))}
          />
        </fieldset>
      ))}
      {drafts.length < maxConditions && (
        <div>
          <Button icon="plus" onPress={() => setDrafts([...drafts, newCondition])}>
            {t('collection.addCondition')}
          </Button>
        </div>
      )}
      <SelectField
        label={t('collection.order')}
        value={order}
        choices={productOrders.map(value => ({ value, label: t(`collection.order.${value}`) }))}
        onChange={value => setOrder(productOrders.find(one => one === value) ?? 'featured')}
      />
      <Finds rule={read} />
      <div>
        <Button kind="primary" onPress={save} isPending={change.isPending} isDisabled={read === null}>
          {change.isPending ? t('save.saving') : t('save')}
        </Button>
      </div>
    </>
  );
}

function Finds({ rule }: { readonly rule: CollectionRule | null }) {
  const asked = useDebounced(JSON.stringify(rule));
  const whole = JSON.parse(asked) as CollectionRule | null;
  const found = useCall(
    calls.preview,
    { body: { rule: whole ?? { isAny: false, order: 'featured', conditions: [] } } },
    { isEnabled: whole !== null, keepsPrevious: true },
  );
  if (whole === null) return <p className={styles.soft}>{t('collection.incomplete')}</p>;
  if (found.isError) return <p role="alert">{messageOf(found.error)}</p>;
  if (!found.data) return <p className={styles.soft}>{t('collection.finding')}</p>;
  const { total, products } = found.data;
  return (
    <div className={styles.found}>
      <p aria-live="polite">{t('collection.finds', { n: total })}</p>
      {products.length > 0 && (
        <p className={styles.soft}>
          {products.map(({ title }) => title).join(', ')}
          {total > products.length && ' …'}
        </p>
      )}
    </div>
  );
}
