import { Button } from '@vitrine/controls/button/button.tsx';
import { SegmentedField } from '@vitrine/controls/field/choice-fields.tsx';
import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import type { ProductCollection } from '@vitrine/core/products/product-collection.ts';
import { productCollectionCalls as calls } from '@vitrine/core/products/product-collections.calls.ts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useCall, useChange } from '../api/use-call.ts';
import categoryStyles from '../categories/categories.module.css';
import { ListPageForm } from '../categories/list-page-form.tsx';
import { CallState } from '../frame/call-state.tsx';
import { t } from '../messages/translate.ts';
import { Part } from '../website/room-page.tsx';
import { CollectionProducts } from './collection-products.tsx';
import { RuleEditor } from './rule-editor.tsx';

/** What is in a collection, and its page. */
export function CollectionPanel({ collectionId }: { readonly collectionId: string }) {
  const params = { collectionId };
  const one = useCall(calls.get, { params }, { isAlwaysFresh: true });
  const change = useChange(calls.change, [calls.list, calls.get]);
  return (
    <>
      <Link className={categoryStyles.back} to="/config/collections">
        {t('room.productCollections')}
      </Link>
      <CallState call={one} shape="form" />
      {one.data && (
        <>
          <Contents collection={one.data.collection} currency={one.data.currency} />
          <ListPageForm
            page={one.data.collection}
            name={{ maxLength: 100 }}
            error={change.error}
            isPending={change.isPending}
            onSave={(body, told) => change.mutate({ params, body }, told)}
          />
          <DeleteButton collection={one.data.collection} />
        </>
      )}
    </>
  );
}

interface ContentsProps {
  readonly collection: ProductCollection;
  readonly currency: string;
}

function Contents({ collection: { id, rule }, currency }: ContentsProps) {
  const toast = useToast();
  const [isByRule, setIsByRule] = useState(rule !== null);
  const change = useChange(calls.change, [calls.list, calls.get]);
  const choose = (value: string) => {
    setIsByRule(value === 'rule');
    if (value === 'rule' || rule === null) return;
    // Its own products come back; the rule can be had back from the message.
    const params = { collectionId: id };
    const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
    const undo = () => {
      setIsByRule(true);
      change.mutate({ params, body: { rule } }, { onError });
    };
    const onSuccess = () => toast({ message: t('saved'), action: { label: t('undo'), onAction: undo } });
    change.mutate({ params, body: { rule: null } }, { onSuccess, onError });
  };
  return (
    <Part title={t('collection.products')}>
      <SegmentedField
        label={t('collection.filled')}
        value={isByRule ? 'rule' : 'hand'}
        choices={[
          { value: 'hand', label: t('collection.byHand') },
          { value: 'rule', label: t('collection.byRule') },
        ]}
        onChange={choose}
      />
      {isByRule ? (
        <RuleEditor key={JSON.stringify(rule)} collectionId={id} rule={rule} currency={currency} />
      ) : (
        rule === null && <CollectionProducts collectionId={id} />
      )}
    </Part>
  );
}

function DeleteButton({ collection: { id, name } }: { readonly collection: ProductCollection }) {
  const toast = useToast();
  const navigate = useNavigate();
  const params = { collectionId: id };
  const remove = useChange(calls.remove, [calls.list]);
  const restore = useChange(calls.restore, [calls.list, calls.get]);
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  const onSuccess = () => {
    navigate('/config/collections');
    const onAction = () => restore.mutate({ params }, { onError });
    toast({ message: t('deleted', { what: name }), action: { label: t('undo'), onAction } });
  };
  return (
    <div>
      <Button
        kind="quiet"
        icon="trash"
        onPress={() => remove.mutate({ params }, { onSuccess, onError })}
        isPending={remove.isPending}
      >
        {t('delete')}
      </Button>
    </div>
  );
}
