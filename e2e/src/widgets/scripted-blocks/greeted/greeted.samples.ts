export const samples = [{ name: 'By name', settings: { name: 'Ada' } }];
