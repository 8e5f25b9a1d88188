export function View() {
  return <button type="button">The server’s words</button>;
}
