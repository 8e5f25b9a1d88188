export const samples = [{ name: 'Far down', settings: {} }];
