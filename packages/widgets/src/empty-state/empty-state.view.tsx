/** What the canvas shows in place of a block that has nothing to show yet (rule BLOCK-5). */
export function EmptyState({ title, hint }: { readonly title: string; readonly hint: string }) {
  return (
    <div className="empty-state" data-empty="">
      <p className="empty-state-title">{title}</p>
      <p className="empty-state-hint">{hint}</p>
    </div>
  );
}
