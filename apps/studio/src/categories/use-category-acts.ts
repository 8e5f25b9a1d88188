import { useToast } from '@vitrine/controls/toast/toasts.tsx';
import { categoryCalls as calls } from '@vitrine/core/products/categories.calls.ts';
import type { ListedCategory } from '@vitrine/core/products/category.ts';
import { useNavigate } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useChange } from '../api/use-call.ts';
import { t } from '../messages/translate.ts';
import { type Placed, planDrop, planStep } from '../pages/plan-move.ts';
import type { NewPlace } from './category-dialog.tsx';

export type CategoryActs = ReturnType<typeof useCategoryActs>;

interface Surroundings {
  readonly onAdd: (place: NewPlace) => void;
  readonly openId: string | null;
}

/** What can be done with a category of the tree; a deletion is undone from its message (rule CATEGORY-9). */
export function useCategoryActs(categories: readonly ListedCategory[], { onAdd, openId }: Surroundings) {
  const toast = useToast();
  const navigate = useNavigate();
  const stale = [calls.list, calls.get];
  const moving = useChange(calls.move, stale);
  const removing = useChange(calls.remove, stale);
  const restoring = useChange(calls.restore, stale);
  const onError = (error: unknown) => toast({ message: messageOf(error), isError: true });
  const placed: Placed[] = categories.map(one => ({ ...one, navigation: 'main' }));
  const move = (id: string, to: { parentId: string | null; index: number } | null) => {
    if (to === null) return;
    const { parentId, index } = to;
    moving.mutate({ params: { categoryId: id }, body: { parentId, index } }, { onError });
  };
  const beside = ({ parentId }: ListedCategory) => categories.filter(other => other.parentId === parentId);
  return {
    add: (parent: ListedCategory) => onAdd({ parent }),
    open: (id: string) => navigate(`/config/categories/${id}`),
    drop: (id: string, target: { id: string; where: 'before' | 'after' | 'on' }) =>
      move(id, planDrop(placed, id, target)),
    step: ({ id }: ListedCategory, step: 1 | -1) => move(id, planStep(placed, id, step)),
    /** Last below the one before it; undefined for the first. */
    intoPrevious: (category: ListedCategory) => {
      const siblings = beside(category);
      const previous = siblings[siblings.findIndex(({ id }) => id === category.id) - 1];
      return (
        previous && (() => move(category.id, planDrop(placed, category.id, { id: previous.id, where: 'on' })))
      );
    },
    /** After the one above it; undefined at the top. */
    outOfParent: ({ id, parentId }: ListedCategory) =>
      parentId === null ? undefined : () => move(id, planDrop(placed, id, { id: parentId, where: 'after' })),
    remove: ({ id, name }: ListedCategory) => {
      const params = { categoryId: id };
      removing.mutate(
        { params },
        {
          onSuccess: () => {
            if (openId === id) navigate('/config/categories');
            const onAction = () => restoring.mutate({ params }, { onError });
            toast({ message: t('deleted', { what: name }), action: { label: t('undo'), onAction } });
          },
          onError,
        },
      );
    },
  };
}
