/** From each state, the states that may follow. */
export type TransitionTable<State extends string> = Readonly<Record<State, readonly State[]>>;

export function canMove<State extends string>(
  table: TransitionTable<State>,
  from: State,
  to: State,
): boolean {
  return table[from].includes(to);
}

/** The states from which one can be reached, for a conditional update. */
export function statesBefore<State extends string>(table: TransitionTable<State>, to: State): State[] {
  return (Object.keys(table) as State[]).filter(from => canMove(table, from, to));
}
