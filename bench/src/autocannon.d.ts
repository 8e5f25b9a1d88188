/** What is used of it; the package brings no types. */
declare module 'autocannon' {
  function autocannon(options: {
    url: string;
    headers: Record<string, string>;
    connections: number;
    duration: number;
  }): Promise<{ non2xx: number; errors: number; requests: { average: number } }>;
  export = autocannon;
}
