/** The problem with a folder name: not in kebab case, or a meaningless word (rule FLOOR-4). */
export function problemOfName(name: string, ownWord: string): 'bad' | 'empty' | null {
  if (name.length > 30 || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) return 'bad';
  const words = name.split('-').map(word => word.replace(/s$/, ''));
  return words.some(word => [...emptyWords, ownWord].includes(word)) ? 'empty' : null;
}

const emptyWords = ['util', 'helper', 'common', 'shared', 'misc', 'manager', 'base'];
